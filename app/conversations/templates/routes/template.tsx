import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { t } from "#app/common/language/messages.ts";
import { pageTitle } from "#app/common/market/page-meta.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { requireTemplateDesk, templateSchema } from "#app/conversations/templates/template-request.server.ts";
import { findTemplate, MOST_TEMPLATES, saveTemplate } from "#app/conversations/templates/templates.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { answerSetting, readSettingForm, settingOf } from "#app/http/forms/setting-request.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { TextArea, TextField } from "#app/ui/form/text-field.tsx";
import { SettingForm } from "#app/ui/office/setting-screens.tsx";

export const handle: ScreenHandle = { subject: "staff", wide: true };
export const meta = () => [{ title: pageTitle(t.replyTemplates.one) }];

export async function loader({ request, params }: LoaderFunctionArgs) {
	const { hotelId, here, person } = await requireTemplateDesk(request, params);
	const found = await settingOf(params, (db, { id }) => findTemplate(db, { id, hotelId }));
	const form = await readSettingForm("reply template", found);
	// Only staff read the trail.
	const trail = person.role === "Hotel" ? null : form.trail;
	return json({ here, form: { ...form, trail }, typed: found && { name: found.name, body: found.body } });
}

export async function action({ request, params }: ActionFunctionArgs) {
	const { hotelId, here, person } = await requireTemplateDesk(request, params);
	const found = await settingOf(params, (db, { id }) => findTemplate(db, { id, hotelId }));
	const form = await readForm(request, templateSchema, person);
	if (!form.ok) return form.refusal;
	const { expectedVersion, idempotencyKey, ...template } = form.value;
	const saved = await saveTemplate(db, {
		template,
		hotelId,
		actor: person,
		id: found?.id ?? null,
		expectedVersion,
		idempotencyKey,
		actorId: person.accountId,
		now: new Date(),
	});
	if (!saved.ok && saved.reason === "name_taken")
		return form.refuse({ name: [t.replyTemplates.nameTaken] }, 409);
	if (!saved.ok && saved.reason === "too_many") {
		const text = t.replyTemplates.full({ max: MOST_TEMPLATES });
		return form.refuse({ "": [text] }, 409);
	}
	return answerSetting(form, saved, { kind: "reply template", path: here, name: template.name });
}

const NAMES = {
	get name() {
		return t.words.name;
	},
	get body() {
		return t.replyTemplates.text;
	},
};

export default function Template() {
	const { here, form, typed } = useLoaderData<typeof loader>();
	return (
		<SettingForm
			{...form}
			here={here}
			kind="reply template"
			title={typed?.name}
			typed={typed}
			names={NAMES}
			lastResult={useActionData<typeof action>()}
		>
			{(field) => (
				<>
					<TextField
						field={field("name")}
						label={NAMES.name}
						hint={t.replyTemplates.nameHint}
						autoComplete="off"
						width="medium"
					/>
					<TextArea field={field("body")} label={NAMES.body} hint={t.replyTemplates.textHint} rows={8} />
				</>
			)}
		</SettingForm>
	);
}
