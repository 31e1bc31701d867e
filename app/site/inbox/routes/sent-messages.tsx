import {
	type ActionFunctionArgs,
	type HeadersFunction,
	json,
	type LoaderFunctionArgs,
	type MetaFunction,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { marketName } from "#app/common/market/market-name.ts";
import { privatePageMeta } from "#app/common/page-meta.ts";
import { secretLinkHeaders } from "#app/http/cookies/secret-link.ts";
import { retryAfterHeaders } from "#app/http/forms/retry-after.ts";
import {
	noConversation,
	type RefusedMessage,
	receiveMessage,
	showConversation,
} from "#app/site/inbox/conversation-request.server.ts";
import { OwnConversation } from "#app/site/inbox/own-conversation.tsx";
import { requireSent } from "#app/site/inbox/own-request.server.ts";

export const headers: HeadersFunction = (args) => {
	const all = new Headers(retryAfterHeaders(args));
	for (const [name, value] of Object.entries(secretLinkHeaders())) all.set(name, value);
	return all;
};
export const meta: MetaFunction = () => privatePageMeta("Messages");

/** For whoever sent a contact message or partner request, by an emailed link or by their account. */
export async function loader({ request, params }: LoaderFunctionArgs) {
	const { person: _, isLink, ...asked } = await requireSent(request, params);
	const shown = await showConversation(request, asked);
	if (!shown) throw noConversation();
	return json({ ...shown, about: asked.about, isLink });
}

export async function action({ request, params }: ActionFunctionArgs) {
	const { person, isLink: _, ...asked } = await requireSent(request, params);
	const answer = await receiveMessage(request, person, asked);
	if (!answer) throw noConversation();
	return answer;
}

export default function SentMessages() {
	const { about, isLink, ...shown } = useLoaderData<typeof loader>();
	return (
		<OwnConversation
			shown={shown}
			refused={useActionData() as RefusedMessage}
			title={about.kind === "partner" ? "Your partner request" : `Your message to ${marketName()}`}
			back={isLink ? null : { href: "/messages", label: "Back to your messages" }}
			stream={`${shown.here}/live`}
		/>
	);
}
