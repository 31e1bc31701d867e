import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { t } from "#app/common/language/messages.ts";
import { pageTitle } from "#app/common/market/page-meta.ts";
import { unmaskId } from "#app/common/masked-id.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { noConversation } from "#app/conversations/conversation-request.server.ts";
import { requireTemplateDesk } from "#app/conversations/templates/template-request.server.ts";
import { deleteTemplate, findTemplate } from "#app/conversations/templates/templates.server.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { ConfirmDialog } from "#app/ui/dialog/confirm-dialog.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";

export const handle: ScreenHandle = { subject: "staff", wide: true };
export const meta = () => [{ title: pageTitle(t.replyTemplates.delete.title) }];

export async function loader({ request, params }: LoaderFunctionArgs) {
	const { hotelId, here } = await requireTemplateDesk(request, params);
	const template = await findTemplate(db, { id: unmaskId(params.maskedId ?? ""), hotelId });
	if (!template) throw noConversation();
	return json({ here, name: template.name });
}

export async function action({ request, params }: ActionFunctionArgs) {
	const { hotelId, here, person } = await requireTemplateDesk(request, params);
	const form = await readForm(request, z.object({}), person);
	if (!form.ok) return form.refusal;
	const id = unmaskId(params.maskedId ?? "") ?? 0;
	if (!(await deleteTemplate(db, { id, hotelId, actor: person, now: new Date() }))) throw noConversation();
	return redirectWithFlash(here, { tone: "success", text: t.replyTemplates.delete.done });
}

export default function TemplateDeletion() {
	const { here, name } = useLoaderData<typeof loader>();
	return (
		<>
			<PageHeading title={t.replyTemplates.title} />
			<ConfirmDialog
				title={t.replyTemplates.delete.question({ name })}
				closeHref={here}
				button={t.replyTemplates.delete.title}
				busy={t.words.deleting}
			>
				<p className="text-secondary">{t.replyTemplates.delete.lead}</p>
			</ConfirmDialog>
		</>
	);
}
