import { useForm } from "@conform-to/react";
import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { addPasskeySchema, MAX_PASSKEYS } from "#app/account/proof/passkey-form.ts";
import {
	addingSite,
	newPasskeyOptions,
	PASSKEY_ORIGIN,
	userHandleOf,
} from "#app/account/proof/passkey-request.server.ts";
import { type AddPasskeyRefusal, addPasskey } from "#app/account/proof/passkeys.server.ts";
import { proofToAskFor, refuseUnproven } from "#app/account/proof/prove-identity-request.server.ts";
import { PasskeyButton } from "#app/account/proof/ui/passkey-button.tsx";
import { ProfileCard } from "#app/account/proof/ui/profile-card.tsx";
import { ProofField } from "#app/account/proof/ui/proof-field.tsx";
import { type PasskeyRefusal, verifyRegistration } from "#app/account/proof/verify-passkey.server.ts";
import { browserName } from "#app/common/access/browser-name.ts";
import { t } from "#app/common/language/messages.ts";
import { pageTitle } from "#app/common/market/page-meta.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { requireUser } from "#app/http/session/guards.server.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";

const LIST = {
	href: "/profile/passkeys",
	get label() {
		return t.passkeys.title;
	},
};

export const meta = () => [{ title: pageTitle(t.passkeys.add.title) }];

const REFUSALS: Record<(AddPasskeyRefusal | PasskeyRefusal)["reason"], () => string> = {
	full: () => t.passkeys.add.full({ maxPasskeys: MAX_PASSKEYS }),
	taken: () => t.passkeys.add.taken,
	answered: () => t.passkeys.add.answered,
	other_origin: () => t.passkeys.add.otherOrigin({ origin: PASSKEY_ORIGIN }),
	wrong: () => t.passkeys.add.wrong,
};

/** First asks who it is, because a passkey can't be taken back from a device once it is made. */
export async function loader({ request }: LoaderFunctionArgs) {
	const person = await requireUser(request);
	const proof = await proofToAskFor(person, "code");
	if (proof !== null) return json({ proof, made: null });
	const options = JSON.stringify(await newPasskeyOptions(person));
	return json({ proof, made: { options, origin: PASSKEY_ORIGIN, formToken: person.formToken } });
}

export async function action({ request }: ActionFunctionArgs) {
	const person = await requireUser(request);
	const form = await readForm(request, addPasskeySchema, person);
	if (!form.ok) return form.refusal;
	const { credential, proof } = form.value;
	if (credential === undefined) {
		const unproven = await refuseUnproven(person, { proof }, "code");
		if (unproven) return form.refuse(unproven);
		if (proof) return redirect(`${LIST.href}/new`, { status: 303 });
		return form.refuse({ "": [t.passkeys.add.turnOnScripts] });
	}
	// Only a session that was confirmed in the last 10 minutes has the challenge that this answers.
	const registration = credential && (await verifyRegistration(addingSite(person), credential));
	if (!registration?.ok) return form.refuse({ "": [REFUSALS[registration?.reason ?? "wrong"]()] });
	const added = await addPasskey(db, {
		accountId: person.accountId,
		userHandle: userHandleOf(person),
		name: browserName(request.headers.get("User-Agent") ?? ""),
		registration,
		now: new Date(),
	});
	if (!added.ok) return form.refuse({ "": [REFUSALS[added.reason]()] }, 409);
	return redirectWithFlash(LIST.href, { tone: "success", text: t.passkeys.add.done });
}

export default function NewPasskey() {
	const { proof, made } = useLoaderData<typeof loader>();
	const [form, fields] = useForm<{ proof: string }>({
		id: "passkey",
		lastResult: useActionData<typeof action>(),
	});
	return (
		<ProfileCard title={t.passkeys.add.title} sub={t.passkeys.add.lead} back={LIST}>
			<p className="no-script mb-4 font-semibold">{t.passkeys.add.needsScripts}</p>
			<ErrorSummary form={form} />
			{made ? (
				<PasskeyButton to={{ add: made }} origin={made.origin} />
			) : (
				<PostForm id={form.id}>
					<ProofField field={fields.proof} kind={proof} />
					<Button busy={t.proof.busy}>{t.words.continue}</Button>
				</PostForm>
			)}
		</ProfileCard>
	);
}
