import { useForm } from "@conform-to/react";
import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { rename } from "#app/account/profile/profile.server.ts";
import { nameSchema } from "#app/account/profile/profile-form.ts";
import { ProfileCard } from "#app/account/proof/ui/profile-card.tsx";
import { t } from "#app/common/language/messages.ts";
import { pageTitle } from "#app/common/market/page-meta.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { requireUser } from "#app/http/session/guards.server.ts";
import { Button } from "#app/ui/button.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";

export const meta = () => [{ title: pageTitle(t.profile.name.title) }];

export async function loader({ request }: LoaderFunctionArgs) {
	const { name } = await requireUser(request);
	return json({ name });
}

export async function action({ request }: ActionFunctionArgs) {
	const person = await requireUser(request);
	const form = await readForm(request, nameSchema, person);
	if (!form.ok) return form.refusal;
	await rename(db, { accountId: person.accountId, name: form.value.name });
	return redirectWithFlash("/profile", {
		tone: "success",
		text: t.profile.name.done({ name: form.value.name }),
	});
}

export default function Name() {
	const { name } = useLoaderData<typeof loader>();
	const [form, fields] = useForm<{ name: string }>({
		id: "name",
		lastResult: useActionData<typeof action>(),
		defaultValue: { name },
	});
	return (
		<ProfileCard title={t.profile.name.title} sub={t.profile.name.lead}>
			<PostForm form={form}>
				<TextField field={fields.name} label={t.words.name} autoComplete="name" width="medium" />
				<Button busy={t.words.saving}>{t.profile.name.button}</Button>
			</PostForm>
		</ProfileCard>
	);
}
