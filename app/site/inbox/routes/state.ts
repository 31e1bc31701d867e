import type { ActionFunctionArgs, LoaderFunctionArgs } from "@remix-run/node";
import { redirect } from "@remix-run/node";
import { z } from "zod";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { CONVERSATION_SUBJECTS } from "#app/site/conversation-subjects.server.ts";
import { closeConversation } from "#app/site/inbox/change-conversation.server.ts";
import { noConversation } from "#app/site/inbox/conversation-request.server.ts";
import { conversationOf, requireDesk } from "#app/site/inbox/desk-request.server.ts";

export async function loader({ request, params }: LoaderFunctionArgs) {
	return redirect(conversationOf(await requireDesk(request), params).here, { status: 303 });
}

const schema = z.object({
	state: z.enum(["open", "closed"], { error: "Open the conversation again and press the button there." }),
	seenMessages: z.coerce.number().int().min(0).max(1_000_000_000),
});

/** Closes or opens a conversation. */
export async function action({ request, params }: ActionFunctionArgs) {
	const desk = await requireDesk(request);
	const { about, access, here } = conversationOf(desk, params);
	const form = await readForm(request, schema, desk.person);
	if (!form.ok) return form.refusal;
	const { state, seenMessages } = form.value;
	const isClosed = state === "closed";
	const change = { about, access, isClosed, seenMessages, now: new Date() };
	const changed = await closeConversation(db, CONVERSATION_SUBJECTS, change);
	if (changed.ok)
		return redirectWithFlash(here, {
			tone: "success",
			text: isClosed ? "The conversation is closed." : "The conversation is open.",
		});
	if (changed.reason === "gone") throw noConversation();
	const text = "There is a new message. Read it before you close the conversation.";
	return redirectWithFlash(here, { tone: "error", text });
}

export { FormOnly as default } from "#app/ui/form-only.ts";
