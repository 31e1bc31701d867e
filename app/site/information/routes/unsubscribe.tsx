import { type ActionFunctionArgs, json, type LoaderFunctionArgs } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { t } from "#app/common/language/messages.ts";
import { readReviewRequests, setReviewRequests } from "#app/common/mail/review-requests.server.ts";
import { privatePageMeta } from "#app/common/market/page-meta.ts";
import { secretLinkHeaders } from "#app/http/cookies/secret-link.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { readPerson } from "#app/http/session/session.server.ts";
import { Button } from "#app/ui/button.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";

export const meta = () => privatePageMeta(t.unsubscribe.title);
export const headers = secretLinkHeaders;

/** Only shows what the link does: programs that check emails open links, too. */
export async function loader({ params }: LoaderFunctionArgs) {
	const settings = await readReviewRequests(db, { token: params.token ?? "" });
	if (!settings) throw json(null, { status: 404 });
	return json(settings);
}

const changeSchema = z.object({ change: z.enum(["unsubscribe", "subscribe"]).optional() });

/**
 * Unsubscribes, or subscribes again. Email programs post here directly (RFC 8058), without a page, cookie or
 * our field: such a request unsubscribes and gets no redirect.
 */
export async function action({ request, params }: ActionFunctionArgs) {
	const person = await readPerson(request);
	const form = await readForm(request, changeSchema, person);
	if (!form.ok) return form.refusal;
	const isSubscribed = form.value.change === "subscribe";
	const token = params.token ?? "";
	if (!(await setReviewRequests(db, { token, isSubscribed, now: new Date() })))
		throw json(null, { status: 404 });
	if (form.value.change === undefined) return json(null);
	return redirectWithFlash(`/unsubscribe/${token}`, {
		tone: "success",
		text: isSubscribed ? t.unsubscribe.againDone : t.unsubscribe.done,
	});
}

export default function Unsubscribe() {
	const { isSubscribed } = useLoaderData<typeof loader>();
	return (
		<div className="card mx-auto max-w-form p-5 md:p-8">
			<h1 className="text-2xl">{isSubscribed ? t.unsubscribe.question : t.unsubscribe.offTitle}</h1>
			<p className="mt-3 text-secondary">{isSubscribed ? t.unsubscribe.lead : t.unsubscribe.offLead}</p>
			<PostForm className="mt-6">
				<input type="hidden" name="change" value={isSubscribed ? "unsubscribe" : "subscribe"} />
				<Button variant={isSubscribed ? "primary" : "plain"} busy={t.words.saving}>
					{isSubscribed ? t.unsubscribe.button : t.unsubscribe.again}
				</Button>
			</PostForm>
		</div>
	);
}
