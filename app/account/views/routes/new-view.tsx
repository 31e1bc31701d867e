import { useForm } from "@conform-to/react";
import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { MAX_VIEWS, saveView } from "#app/account/views/saved-views.server.ts";
import { viewSchema } from "#app/account/views/view-form.ts";
import { mayShare, requireViewedList } from "#app/account/views/views-request.server.ts";
import { t } from "#app/common/language/messages.ts";
import { pageTitle } from "#app/common/market/page-meta.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog, DialogButtons } from "#app/ui/dialog/dialog.tsx";
import { CheckField } from "#app/ui/form/check-field.tsx";
import { ChoiceField } from "#app/ui/form/choice-field.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { pagesOf } from "#app/ui/office/areas.ts";

export const handle: ScreenHandle = { subject: "staff" };
export const meta = () => [{ title: pageTitle(t.savedViews.title) }];

export async function loader({ request }: LoaderFunctionArgs) {
	const { person, list, query } = await requireViewedList(request, pagesOf);
	return json({ listHref: `${list}?${query}`, mayShare: mayShare(person, list) });
}

/** Saves the filters of the list in the URL, `?list=/orders&query=status%3Dnew`. */
export async function action({ request }: ActionFunctionArgs) {
	const { person, list, query } = await requireViewedList(request, pagesOf);
	const form = await readForm(request, viewSchema, person);
	if (!form.ok) return form.refusal;
	const { name, whose, replaces } = form.value;
	const isForAll = whose === "all" && mayShare(person, list);
	const saved = await saveView(db, {
		list,
		name,
		query,
		accountId: isForAll ? null : person.accountId,
		isReplacing: replaces === "on",
		now: new Date(),
	});
	if (saved.ok)
		return redirectWithFlash(`${list}?${query}`, { tone: "success", text: t.savedViews.done({ name }) });
	if (saved.reason === "exists")
		return form.refuse({
			replaces: [t.savedViews.exists({ name })],
		});
	const full = isForAll ? t.savedViews.fullForAll : t.savedViews.fullOfYours;
	return form.refuse({ name: [full({ max: MAX_VIEWS })] });
}

export default function NewView() {
	const { listHref, mayShare: isAsked } = useLoaderData<typeof loader>();
	const [form, fields] = useForm<{ name: string; whose: string; replaces: string }>({
		id: "view",
		lastResult: useActionData<typeof action>(),
		defaultValue: { whose: "me" },
	});
	return (
		<Dialog title={t.savedViews.title} closeHref={listHref} isFieldFocused>
			<PostForm form={form}>
				<TextField
					field={fields.name}
					label={t.words.name}
					hint={t.savedViews.hint}
					width="medium"
					autoFocus
				/>
				{fields.replaces.errors ? <CheckField field={fields.replaces} label={t.savedViews.replace} /> : null}
				{isAsked ? (
					<ChoiceField
						field={fields.whose}
						label={t.savedViews.whose}
						choices={[
							{ value: "me", label: t.savedViews.me },
							{ value: "all", label: t.savedViews.everybody },
						]}
					/>
				) : null}
				<DialogButtons>
					<Button busy={t.words.saving}>{t.savedViews.title}</Button>
				</DialogButtons>
			</PostForm>
		</Dialog>
	);
}
