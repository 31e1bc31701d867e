import { useForm } from "@conform-to/react";
import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData } from "@remix-run/react";
import { turnOffSecondFactor } from "#app/account/proof/second-factor.server.ts";
import { codeSchema } from "#app/account/proof/second-factor-form.ts";
import { SECRET_BOX } from "#app/account/proof/second-factor-request.server.ts";
import { ProfileCard } from "#app/account/proof/ui/profile-card.tsx";
import { t } from "#app/common/language/messages.ts";
import { pageTitle } from "#app/common/market/page-meta.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { countUse, giveBackUse } from "#app/http/process/limits.server.ts";
import { requireUser } from "#app/http/session/guards.server.ts";
import { Button } from "#app/ui/button.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";

export const meta = () => [{ title: pageTitle(t.twoStep.off.title) }];

const OVERVIEW = {
	href: "/profile/second-factor",
	get label() {
		return t.twoStep.title;
	},
};

export async function loader({ request }: LoaderFunctionArgs) {
	const { hasSecondFactor } = await requireUser(request);
	if (!hasSecondFactor) throw redirect(OVERVIEW.href, { status: 303 });
	return json(null);
}

export async function action({ request }: ActionFunctionArgs) {
	const person = await requireUser(request);
	if (!person.hasSecondFactor) throw redirect(OVERVIEW.href, { status: 303 });
	const form = await readForm(request, codeSchema, person);
	if (!form.ok) return form.refusal;
	const { accountId } = person;
	await countUse("passwordByAccount", String(accountId));
	const code = form.value.signInCode;
	const outcome = await turnOffSecondFactor(db, SECRET_BOX, { accountId, code, now: new Date() });
	if (!outcome.ok) return form.refuse({ signInCode: [t.twoStep.wrongCode] });
	await giveBackUse("passwordByAccount", String(accountId));
	return redirectWithFlash(OVERVIEW.href, { tone: "success", text: t.twoStep.off.done });
}

export default function Removal() {
	const [form, fields] = useForm<{ signInCode: string }>({
		id: "removal",
		lastResult: useActionData<typeof action>(),
	});
	return (
		<ProfileCard title={t.twoStep.off.question} sub={t.twoStep.off.lead} back={OVERVIEW}>
			<PostForm form={form}>
				<TextField
					field={fields.signInCode}
					label={t.twoStep.code}
					hint={t.twoStep.off.hint}
					autoComplete="one-time-code"
					width="medium"
				/>
				<Button variant="danger" busy={t.twoStep.off.busy}>
					{t.twoStep.off.button}
				</Button>
			</PostForm>
		</ProfileCard>
	);
}
