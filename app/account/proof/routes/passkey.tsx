import { useForm } from "@conform-to/react";
import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { passkeyNameSchema } from "#app/account/proof/passkey-form.ts";
import { readPasskey, renamePasskey } from "#app/account/proof/passkeys.server.ts";
import { ProfileCard } from "#app/account/proof/ui/profile-card.tsx";
import { t } from "#app/common/language/messages.ts";
import { pageTitle } from "#app/common/market/page-meta.ts";
import { unmaskId } from "#app/common/masked-id.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { requireUser } from "#app/http/session/guards.server.ts";
import { Button } from "#app/ui/button.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";

const LIST = {
	href: "/profile/passkeys",
	get label() {
		return t.passkeys.title;
	},
};

export const meta = () => [{ title: pageTitle(t.passkeys.rename.title) }];

export async function loader({ request, params }: LoaderFunctionArgs) {
	const { accountId } = await requireUser(request);
	const passkey = await readPasskey(db, { accountId, passkeyId: unmaskId(params.passkeyId ?? "") ?? 0 });
	if (!passkey) throw json(null, { status: 404 });
	return json({ name: passkey.name });
}

export async function action({ request, params }: ActionFunctionArgs) {
	const person = await requireUser(request);
	const form = await readForm(request, passkeyNameSchema, person);
	if (!form.ok) return form.refusal;
	const passkeyId = unmaskId(params.passkeyId ?? "") ?? 0;
	const { name } = form.value;
	if (!(await renamePasskey(db, { accountId: person.accountId, passkeyId, name })))
		throw json(null, { status: 404 });
	return redirectWithFlash(LIST.href, { tone: "success", text: t.passkeys.rename.done });
}

export default function Passkey() {
	const { name } = useLoaderData<typeof loader>();
	const [form, fields] = useForm<{ name: string }>({
		id: "passkey",
		lastResult: useActionData<typeof action>(),
		defaultValue: { name },
	});
	return (
		<ProfileCard title={t.passkeys.rename.title} back={LIST}>
			<PostForm form={form}>
				<TextField field={fields.name} label={t.words.name} hint={t.passkeys.rename.hint} width="medium" />
				<Button busy={t.words.saving}>{t.passkeys.rename.button}</Button>
			</PostForm>
		</ProfileCard>
	);
}
