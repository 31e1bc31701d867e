import { useForm } from "@conform-to/react";
import {
	type ActionFunctionArgs,
	json,
	type LoaderFunctionArgs,
	type MetaFunction,
	redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { ProfileCard } from "#app/account/profile/profile-card.tsx";
import { appAddress } from "#app/account/second-factor/authenticator-app.ts";
import { ProofField } from "#app/account/second-factor/proof-field.tsx";
import { proofToAskFor, refuseUnproven } from "#app/account/second-factor/prove-identity-request.server.ts";
import { RecoveryCodeList } from "#app/account/second-factor/recovery-code-list.tsx";
import { confirmSecondFactor, findNewSecret } from "#app/account/second-factor/second-factor.server.ts";
import { codesKey, proof, signInCode, WRONG_CODE } from "#app/account/second-factor/second-factor-form.ts";
import {
	newCodesKey,
	recoveryCodesOf,
	SECRET_BOX,
} from "#app/account/second-factor/second-factor-request.server.ts";
import { marketName } from "#app/common/market/market-name.ts";
import { pageTitle } from "#app/common/page-meta.ts";
import { drawQrCode } from "#app/common/qr-code.ts";
import { readFields, readForm } from "#app/http/forms/forms.server.ts";
import { countUse } from "#app/http/network/limits.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { requireUser } from "#app/http/session/guards.server.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { QrImage } from "#app/ui/qr-image.tsx";

export const meta: MetaFunction = () => [{ title: pageTitle("Set up two-step sign-in") }];

const OVERVIEW = { href: "/profile/second-factor", label: "Two-step sign-in" };
const proofSchema = z.object({ proof: proof() });
const schema = z.object({ signInCode: signInCode(), codesKey: codesKey() });

/**
 * First asks who it is: whoever finds an open session could otherwise read the secret that its person is about to turn on.
 */
export async function loader({ request }: LoaderFunctionArgs) {
	const person = await requireUser(request);
	const secret = await findNewSecret(db, SECRET_BOX, person);
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
	const { accountId } = person;
	await countUse("passwordByAccount", String(accountId));
	const recovery = recoveryCodesOf(form.value.codesKey);
	const code = form.value.signInCode;
	const outcome = await confirmSecondFactor(db, SECRET_BOX, { accountId, code, recovery, now: new Date() });
	if (outcome.ok) return json({ codes: recovery.codes });
	if (outcome.reason === "wrong_code") return form.refuse({ signInCode: [WRONG_CODE] });
	throw redirect(OVERVIEW.href, { status: 303 });
}

export default function SetUp() {
	const shown = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const codes = answer && "codes" in answer ? answer.codes : null;
	const [form, fields] = useForm<{ signInCode: string; codesKey: string; proof: string }>({
		id: "set-up",
		lastResult: answer && !("codes" in answer) ? answer : undefined,
	});
	if (codes) return <RecoveryCodeList title="Two-step sign-in is on" codes={codes} />;
	if (!shown)
		return (
			<ProfileCard title="Set up two-step sign-in" back={OVERVIEW}>
				<p>
					Start in <a href={OVERVIEW.href}>Two-step sign-in</a>.
				</p>
			</ProfileCard>
		);
	const { proof, made } = shown;
	if (!made)
		return (
			<ProfileCard title="Set up two-step sign-in" back={OVERVIEW}>
				<PostForm id={form.id}>
					<ErrorSummary form={form} />
					<ProofField field={fields.proof} kind={proof} />
					<Button busy="Checking...">Continue</Button>
				</PostForm>
			</ProfileCard>
		);
	const { address, code, secret, codesKey } = made;
	return (
		<ProfileCard title="Set up two-step sign-in" back={OVERVIEW}>
			<h2 className="text-lg">1. Add {marketName()} to your authenticator app</h2>
			<p className="mt-1">Scan the QR code with the app.</p>
			<div className="mt-3">
				<QrImage {...code} name={`${marketName()} for your authenticator app`} />
			</div>
			<p className="mt-3">
				If the app is on this device, <a href={address}>open the app</a>. Or enter this key in it:
			</p>
			<p className="mt-1 font-mono wrap-anywhere">{secret}</p>
			<h2 className="mt-6 text-lg">2. Enter the code that it shows</h2>
			<PostForm id={form.id} className="mt-3">
				<ErrorSummary form={form} />
				<input type="hidden" name="codesKey" value={codesKey} />
				<TextField
					field={fields.signInCode}
					label="Code"
					hint="6 digits. They change every 30 seconds."
					autoComplete="one-time-code"
					inputMode="numeric"
					width="short"
				/>
				<Button busy="Turning on...">Turn on two-step sign-in</Button>
			</PostForm>
		</ProfileCard>
	);
}
