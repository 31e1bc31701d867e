import type { LoaderFunctionArgs } from "@remix-run/node";
import { sendMessagePhoto } from "#app/site/inbox/conversation-request.server.ts";
import { conversationOf, requireDesk } from "#app/site/inbox/desk-request.server.ts";

export async function loader({ request, params }: LoaderFunctionArgs) {
	return sendMessagePhoto(conversationOf(await requireDesk(request), params), params.file);
}
