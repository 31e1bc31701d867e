import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { redirect } from "@remix-run/node";
import { z } from "zod";
import { t } from "#app/common/language/messages.ts";
import { unmaskId } from "#app/common/masked-id.ts";
import { assignConversation } from "#app/conversations/change-conversation.server.ts";
import { noConversation } from "#app/conversations/conversation-request.server.ts";
import { registeredConversationSubjects } from "#app/conversations/conversation-subject.ts";
import { conversationOf, requireDesk } from "#app/conversations/desk-request.server.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";

export async function loader({ request, params }: LoaderFunctionArgs) {
	const { here, search } = conversationOf(await requireDesk(request), params);
	return redirect(here + search, { status: 303 });
}

const schema = z.object({
	assignee: z
		.string()
		.optional()
		.transform((typed) => (typed ? unmaskId(typed) : null)),
});

/** Assigns a conversation to somebody, or to nobody. A hotel assigns its own to itself only. */
export async function action({ request, params }: ActionFunctionArgs) {
	const desk = await requireDesk(request);
	const { about, access, here, search } = conversationOf(desk, params);
	const form = await readForm(request, schema, desk.person);
	if (!form.ok) return form.refusal;
	const assigneeId = form.value.assignee;
	const change = { about, access, assigneeId, now: new Date() };
	const isOthers = desk.isHotel && assigneeId !== null && assigneeId !== desk.accountId;
	const changed = isOthers
		? ({ ok: false, reason: "no_assignee" } as const)
		: await assignConversation(db, registeredConversationSubjects(), change);
	if (changed.ok)
		return redirectWithFlash(here + search, {
			tone: "success",
			text: assigneeId === null ? t.inbox.assign.nobody : t.inbox.assign.done,
		});
	if (changed.reason === "gone") throw noConversation();
	return redirectWithFlash(here + search, { tone: "error", text: t.inbox.assign.choose });
}

export { FormOnly as default } from "#app/ui/form/form-only.ts";
