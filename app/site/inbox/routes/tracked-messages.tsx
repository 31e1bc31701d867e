import {
	type ActionFunctionArgs,
	type HeadersFunction,
	json,
	type LoaderFunctionArgs,
	type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { describeSubject } from "#app/common/conversations/conversation-kinds.ts";
import { privatePageMeta } from "#app/common/page-meta.ts";
import { retryAfterHeaders } from "#app/http/forms/retry-after.ts";
import {
	noConversation,
	type RefusedMessage,
	receiveMessage,
	showConversation,
} from "#app/site/inbox/conversation-request.server.ts";
import { OwnConversation } from "#app/site/inbox/own-conversation.tsx";
import { requireTracked } from "#app/site/inbox/own-request.server.ts";

export const headers: HeadersFunction = retryAfterHeaders;
export const meta: MetaFunction = () => privatePageMeta("Messages");

/** For whoever may see the order, stay or move. */
export async function loader({ request, params }: LoaderFunctionArgs) {
	const { person: _, ...asked } = await requireTracked(request, params);
	const shown = await showConversation(request, asked);
	if (!shown) throw noConversation();
	return json({ ...shown, about: asked.about });
}

export async function action({ request, params }: ActionFunctionArgs) {
	const { person, ...asked } = await requireTracked(request, params);
	const answer = await receiveMessage(request, person, asked);
	if (!answer) throw noConversation();
	return answer;
}

export default function TrackedMessages() {
	const { about, ...shown } = useLoaderData<typeof loader>();
	return (
		<OwnConversation
			shown={shown}
			refused={useActionData() as RefusedMessage}
			title={`Messages about ${describeSubject(about)}`}
			back={{ href: `/track/${about.key}`, label: `Back to your ${about.kind}` }}
			stream={`/track/${about.key}/live`}
		/>
	);
}
