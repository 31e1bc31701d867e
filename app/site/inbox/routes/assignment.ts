import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { redirect } from "@remix-run/node";
import { z } from "zod";
import { unmaskId } from "#app/common/masked-id.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { CONVERSATION_SUBJECTS } from "#app/site/conversation-subjects.server.ts";
import { assignConversation } from "#app/site/inbox/change-conversation.server.ts";
import { noConversation } from "#app/site/inbox/conversation-request.server.ts";
import { conversationOf, requireDesk } from "#app/site/inbox/desk-request.server.ts";

export async function loader({ request, params }: LoaderFunctionArgs) {
	return redirect(conversationOf(await requireDesk(request), params).here, { status: 303 });
}

const CHOOSE = "Choose who the conversation is assigned to.";

const schema = z.object({
	assignee: z
		.string()
		.optional()
		.transform((typed) => (typed ? unmaskId(typed) : null)),
});

/** Assigns a conversation to somebody, or to nobody. A hotel assigns its own to itself only. */
export async function action({ request, params }: ActionFunctionArgs) {
	const desk = await requireDesk(request);
	const { about, access, here } = conversationOf(desk, params);
	const form = await readForm(request, schema, desk.person);
	if (!form.ok) return form.refusal;
	const assigneeId = form.value.assignee;
	const change = { about, access, assigneeId, now: new Date() };
	const isOthers = desk.isHotel && assigneeId !== null && assigneeId !== desk.accountId;
	const changed = isOthers
		? ({ ok: false, reason: "no_assignee" } as const)
		: await assignConversation(db, CONVERSATION_SUBJECTS, change);
	if (changed.ok)
		return redirectWithFlash(here, {
			tone: "success",
			text: assigneeId === null ? "The conversation is assigned to nobody." : "The conversation is assigned.",
		});
	if (changed.reason === "gone") throw noConversation();
	return redirectWithFlash(here, { tone: "error", text: CHOOSE });
}

export { FormOnly as default } from "#app/ui/form-only.ts";
