import { useForm } from "@conform-to/react";
import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { changeLanguage, readProfile } from "#app/account/profile/profile.server.ts";
import { languageSchema } from "#app/account/profile/profile-form.ts";
import { ProfileCard } from "#app/account/proof/ui/profile-card.tsx";
import { offeredLanguages } from "#app/common/language/current-language.ts";
import { LANGUAGES } from "#app/common/language/languages.ts";
import { t } from "#app/common/language/messages.ts";
import { languageOf } from "#app/common/language/write-in.server.ts";
import { pageTitle } from "#app/common/market/page-meta.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { requireUser } from "#app/http/session/guards.server.ts";
import { Button } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/form/choice-field.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";

export const meta = () => [{ title: pageTitle(t.profile.language.title) }];

export async function loader({ request }: LoaderFunctionArgs) {
	const profile = await readProfile(db, await requireUser(request));
	return json({ language: languageOf(profile?.language ?? null) });
}

export async function action({ request }: ActionFunctionArgs) {
	const person = await requireUser(request);
	const form = await readForm(request, languageSchema, person);
	if (!form.ok) return form.refusal;
	const { language } = form.value;
	await changeLanguage(db, { accountId: person.accountId, language });
	return redirectWithFlash("/profile", {
		tone: "success",
		text: t.profile.language.done({ language: LANGUAGES[language].name }),
	});
}

export default function ProfileLanguage() {
	const [form, fields] = useForm<{ language: string }>({
		id: "language",
		lastResult: useActionData<typeof action>(),
		defaultValue: useLoaderData<typeof loader>(),
	});
	return (
		<ProfileCard title={t.profile.language.title} sub={t.profile.language.lead}>
			<PostForm form={form}>
				<SelectField
					field={fields.language}
					label={t.frame.language}
					choices={offeredLanguages().map((value) => ({ value, label: LANGUAGES[value].name }))}
				/>
				<Button busy={t.words.saving}>{t.profile.language.button}</Button>
			</PostForm>
		</ProfileCard>
	);
}
