import { useForm } from "@conform-to/react";
import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { proofToAskFor, readProvenForm } from "#app/account/proof/prove-identity-request.server.ts";
import { renewRecoveryCodes } from "#app/account/proof/second-factor.server.ts";
import { codesKey } from "#app/account/proof/second-factor-form.ts";
import { newCodesKey, recoveryCodesOf } from "#app/account/proof/second-factor-request.server.ts";
import { ProfileCard } from "#app/account/proof/ui/profile-card.tsx";
import { ProofField } from "#app/account/proof/ui/proof-field.tsx";
import { RecoveryCodeList } from "#app/account/proof/ui/recovery-code-list.tsx";
import { t } from "#app/common/language/messages.ts";
import { pageTitle } from "#app/common/market/page-meta.ts";
import { db } from "#app/http/process/database.server.ts";
import { requireUser } from "#app/http/session/guards.server.ts";
import { Button } from "#app/ui/button.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";

export const meta = () => [{ title: pageTitle(t.twoStep.newCodes.title) }];

const OVERVIEW = {
	href: "/profile/second-factor",
	get label() {
		return t.twoStep.title;
	},
};
const schema = z.object({ codesKey: codesKey() });

export async function loader({ request }: LoaderFunctionArgs) {
	const person = await requireUser(request);
	if (!person.hasSecondFactor) throw redirect(OVERVIEW.href, { status: 303 });
	return json({ codesKey: newCodesKey(), proof: await proofToAskFor(person, "code") });
}

export async function action({ request }: ActionFunctionArgs) {
	const person = await requireUser(request);
	if (!person.hasSecondFactor) throw redirect(OVERVIEW.href, { status: 303 });
	const form = await readProvenForm(request, schema, person, "code");
	if (!form.ok) return form.refusal;
	const recovery = recoveryCodesOf(form.value.codesKey);
	const renewed = await renewRecoveryCodes(db, { accountId: person.accountId, recovery, now: new Date() });
	if (!renewed.ok) throw redirect(OVERVIEW.href, { status: 303 });
	return json({ codes: recovery.codes });
}

export default function RecoveryCodes() {
	const { codesKey, proof } = useLoaderData<typeof loader>();
	const answer = useActionData<typeof action>();
	const codes = answer && "codes" in answer ? answer.codes : null;
	const [form, fields] = useForm<{ codesKey: string; proof: string }>({
		id: "recovery-codes",
		lastResult: answer && !("codes" in answer) ? answer : undefined,
	});
	if (codes) return <RecoveryCodeList title={t.twoStep.newCodes.title} codes={codes} />;
	return (
		<ProfileCard title={t.twoStep.newCodes.question} sub={t.twoStep.newCodes.lead} back={OVERVIEW}>
			<PostForm form={form}>
				<input type="hidden" name="codesKey" value={codesKey} />
				<ProofField field={fields.proof} kind={proof} />
				<Button busy={t.twoStep.newCodes.busy}>{t.twoStep.newCodes.button}</Button>
			</PostForm>
		</ProfileCard>
	);
}
