import type { LoaderFunctionArgs } from "@remix-run/node";
import { sendMessagePhoto } from "#app/conversations/conversation-request.server.ts";
import { conversationOf, requireDesk } from "#app/conversations/desk-request.server.ts";
import { requireOwnConversation } from "#app/conversations/own-request.server.ts";

/** For the desk of an inbox, and for the customer. */
export async function loader({ request, params }: LoaderFunctionArgs) {
	const asked = params.subject
		? conversationOf(await requireDesk(request), params)
		: await requireOwnConversation(request, params);
	return sendMessagePhoto(asked, params.file);
}
