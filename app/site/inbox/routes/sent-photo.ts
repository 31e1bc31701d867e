import type { LoaderFunctionArgs } from "@remix-run/node";
import { sendMessagePhoto } from "#app/site/inbox/conversation-request.server.ts";
import { requireSent } from "#app/site/inbox/own-request.server.ts";

export async function loader({ request, params }: LoaderFunctionArgs) {
	return sendMessagePhoto(await requireSent(request, params), params.file);
}
