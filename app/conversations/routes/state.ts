import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { redirect } from "@remix-run/node";
import { z } from "zod";
import { t } from "#app/common/language/messages.ts";
import { closeConversation } from "#app/conversations/change-conversation.server.ts";
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
	state: z.enum(["open", "closed"], { error: () => t.inbox.state.outdated }),
	seenMessages: z.coerce.number().int().min(0).max(1_000_000_000),
});

/** Closes or opens a conversation. */
export async function action({ request, params }: ActionFunctionArgs) {
	const desk = await requireDesk(request);
	const { about, access, here, search } = conversationOf(desk, params);
	const form = await readForm(request, schema, desk.person);
	if (!form.ok) return form.refusal;
	const { state, seenMessages } = form.value;
	const isClosed = state === "closed";
	const change = { about, access, isClosed, seenMessages, now: new Date() };
	const changed = await closeConversation(db, registeredConversationSubjects(), change);
	if (changed.ok)
		return redirectWithFlash(here + search, {
			tone: "success",
			text: isClosed ? t.inbox.state.closed : t.inbox.state.open,
		});
	if (changed.reason === "gone") throw noConversation();
	const text = t.inbox.state.newMessage;
	return redirectWithFlash(here + search, { tone: "error", text });
}

export { FormOnly as default } from "#app/ui/form/form-only.ts";
