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
import { pageTitle } from "#app/common/market/page-meta.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { requireUser } from "#app/http/session/guards.server.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";

const LIST = { href: "/profile/passkeys", label: "Passkeys" };

export const meta = () => [{ title: pageTitle("Add a passkey") }];

const REFUSALS: Record<(AddPasskeyRefusal | PasskeyRefusal)["reason"], string> = {
	full: `You can have up to ${MAX_PASSKEYS} passkeys. Remove one first.`,
	taken: "This passkey belongs to another account. Add another one.",
	answered: "This form was sent before. Add the passkey again.",
	other_origin: `Passkeys work at ${PASSKEY_ORIGIN} only. Open this page there.`,
	wrong: "The passkey could not be checked, or it took more than 10 minutes. Add it again.",
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
		return form.refuse({ "": ["Adding a passkey needs JavaScript. Turn it on and try again."] });
	}
	// Only a session that was confirmed in the last 10 minutes has the challenge that this answers.
	const registration = credential && (await verifyRegistration(addingSite(person), credential));
	if (!registration?.ok) return form.refuse({ "": [REFUSALS[registration?.reason ?? "wrong"]] });
	const added = await addPasskey(db, {
		accountId: person.accountId,
		userHandle: userHandleOf(person),
		name: browserName(request.headers.get("User-Agent") ?? ""),
		registration,
		now: new Date(),
	});
	if (!added.ok) return form.refuse({ "": [REFUSALS[added.reason]] }, 409);
	return redirectWithFlash(LIST.href, { tone: "success", text: "The passkey is added." });
}

export default function NewPasskey() {
	const { proof, made } = useLoaderData<typeof loader>();
	const [form, fields] = useForm<{ proof: string }>({
		id: "passkey",
		lastResult: useActionData<typeof action>(),
	});
	return (
		<ProfileCard
			title="Add a passkey"
			sub="Your device asks for your fingerprint, face or screen lock. None of them is sent to us."
			back={LIST}
		>
			<p className="no-script mb-4 font-semibold">Adding a passkey needs JavaScript.</p>
			<ErrorSummary form={form} />
			{made ? (
				<PasskeyButton to={{ add: made }} origin={made.origin} />
			) : (
				<PostForm id={form.id}>
					<ProofField field={fields.proof} kind={proof} />
					<Button busy="Checking...">Continue</Button>
				</PostForm>
			)}
		</ProfileCard>
	);
}
