import { useForm } from "@conform-to/react";
import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { appAddress } from "#app/account/proof/authenticator-app.ts";
import { proofToAskFor, refuseUnproven } from "#app/account/proof/prove-identity-request.server.ts";
import { confirmSecondFactor, findNewSecret } from "#app/account/proof/second-factor.server.ts";
import { codesKey, proof, signInCode } from "#app/account/proof/second-factor-form.ts";
import { newCodesKey, recoveryCodesOf, SECRET_BOX } from "#app/account/proof/second-factor-request.server.ts";
import { ProfileCard } from "#app/account/proof/ui/profile-card.tsx";
import { ProofField } from "#app/account/proof/ui/proof-field.tsx";
import { RecoveryCodeList } from "#app/account/proof/ui/recovery-code-list.tsx";
import { t } from "#app/common/language/messages.ts";
import { marketName } from "#app/common/market/market-name.ts";
import { pageTitle } from "#app/common/market/page-meta.ts";
import { drawQrCode } from "#app/common/qr-code.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readFields, readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { countUse } from "#app/http/process/limits.server.ts";
import { requireUser } from "#app/http/session/guards.server.ts";
import { Button } from "#app/ui/button.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { QrImage } from "#app/ui/receipt/qr-image.tsx";

export const meta = () => [{ title: pageTitle(t.twoStep.setUp.title) }];

const OVERVIEW = {
	href: "/profile/second-factor",
	get label() {
		return t.twoStep.title;
	},
};
const proofSchema = z.object({ proof: proof() });
const schema = z.object({ signInCode: signInCode(), codesKey: codesKey() });

/**
 * First asks who it is: whoever finds an open session could otherwise read the secret that its person is about to turn on.
 */
export async function loader({ request }: LoaderFunctionArgs) {
	const person = await requireUser(request);
	const { accountId, sessionId } = person;
	const secret = await findNewSecret(db, SECRET_BOX, { accountId, sessionId, now: new Date() });
	if (secret === null) return json(null);
	const proof = await proofToAskFor(person);
	if (proof) return json({ proof, made: null });
	const address = appAddress(secret, person.email);
	const made = {
		address,
		code: drawQrCode(address),
		secret: secret.match(/.{4}/g)?.join(" ") ?? secret,
		codesKey: newCodesKey(),
	};
	return json({ proof, made });
}

export async function action({ request }: ActionFunctionArgs) {
	const person = await requireUser(request);
	const body = await readFields(request);
	if (!body.has("codesKey")) {
		const first = await readForm(request, proofSchema, person, { body });
		if (!first.ok) return first.refusal;
		const unproven = await refuseUnproven(person, first.value);
		return unproven ? first.refuse(unproven) : redirect(`${OVERVIEW.href}/set-up`, { status: 303 });
	}
	const form = await readForm(request, schema, person, { body });
	if (!form.ok) return form.refusal;
	const unproven = await refuseUnproven(person, {});
	if (unproven) return form.refuse(unproven);
	const { accountId, sessionId } = person;
	await countUse("passwordByAccount", String(accountId));
	const recovery = recoveryCodesOf(form.value.codesKey);
	const outcome = await confirmSecondFactor(db, SECRET_BOX, {
		accountId,
		sessionId,
		code: form.value.signInCode,
		recovery,
		now: new Date(),
	});
	if (outcome.ok) return json({ codes: recovery.codes });
	if (outcome.reason === "wrong_code") return form.refuse({ signInCode: [t.twoStep.wrongCode] });
	if (outcome.reason === "already_on") throw redirect(OVERVIEW.href, { status: 303 });
	const text = t.twoStep.setUp.expired;
	throw await redirectWithFlash(OVERVIEW.href, { tone: "error", text });
}

export default function SetUp() {
	const shown = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const codes = answer && "codes" in answer ? answer.codes : null;
	const [form, fields] = useForm<{ signInCode: string; codesKey: string; proof: string }>({
		id: "set-up",
		lastResult: answer && !("codes" in answer) ? answer : undefined,
	});
	if (codes) return <RecoveryCodeList title={t.twoStep.setUp.done} codes={codes} />;
	if (!shown)
		return (
			<ProfileCard title={t.twoStep.setUp.title} back={OVERVIEW}>
				<p>{t.twoStep.setUp.start({ link: (text) => <a href={OVERVIEW.href}>{text}</a> })}</p>
			</ProfileCard>
		);
	const { proof, made } = shown;
	if (!made)
		return (
			<ProfileCard title={t.twoStep.setUp.title} back={OVERVIEW}>
				<PostForm form={form}>
					<ProofField field={fields.proof} kind={proof} />
					<Button busy={t.proof.busy}>{t.words.continue}</Button>
				</PostForm>
			</ProfileCard>
		);
	const { address, code, secret, codesKey } = made;
	return (
		<ProfileCard title={t.twoStep.setUp.title} back={OVERVIEW}>
			<h2 className="text-lg">{t.twoStep.setUp.stepApp({ market: marketName() })}</h2>
			<p className="mt-1">{t.twoStep.setUp.scan}</p>
			<div className="mt-3">
				<QrImage {...code} name={t.twoStep.setUp.picture({ market: marketName() })} />
			</div>
			<p className="mt-3">{t.twoStep.setUp.openApp({ link: (text) => <a href={address}>{text}</a> })}</p>
			<p className="mt-1 font-mono wrap-anywhere">{secret}</p>
			<h2 className="mt-6 text-lg">{t.twoStep.setUp.stepCode}</h2>
			<PostForm form={form} className="mt-3">
				<input type="hidden" name="codesKey" value={codesKey} />
				<TextField
					field={fields.signInCode}
					label={t.twoStep.code}
					hint={t.twoStep.setUp.codeHint}
					autoComplete="one-time-code"
					inputMode="numeric"
					width="short"
				/>
				<Button busy={t.twoStep.setUp.busy}>{t.twoStep.setUp.button}</Button>
			</PostForm>
		</ProfileCard>
	);
}
