import type { LoaderFunctionArgs } from "@remix-run/node";
import { sendMessagePhoto } from "#app/site/inbox/conversation-request.server.ts";
import { requireTracked } from "#app/site/inbox/own-request.server.ts";

export async function loader({ request, params }: LoaderFunctionArgs) {
	return sendMessagePhoto(await requireTracked(request, params), params.file);
}
