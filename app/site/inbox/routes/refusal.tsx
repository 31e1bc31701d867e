import { randomUUID } from "node:crypto";
import { useForm } from "@conform-to/react";
import {
	type ActionFunctionArgs,
	json,
	type LoaderFunctionArgs,
	type MetaFunction,
	redirect,
} from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { idempotencyKey, messageText } from "#app/common/forms/form-fields.ts";
import { marketName } from "#app/common/market/market-name.ts";
import { pageTitle } from "#app/common/page-meta.ts";
import type { ScreenHandle } from "#app/common/screen-handle.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { requireShopStaff } from "#app/http/session/guards.server.ts";
import { CONVERSATION_SUBJECTS } from "#app/site/conversation-subjects.server.ts";
import { conversationLinks } from "#app/site/inbox/conversation-request.server.ts";
import { requirePartnerRequest } from "#app/site/inbox/desk-request.server.ts";
import { InboxNav } from "#app/site/inbox/inbox-nav.tsx";
import { declinePartnerRequest } from "#app/site/inbox/partner-acceptance.server.ts";
import { emailIn } from "#app/site/inbox/sent-conversation.server.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/form/error-summary.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";
import { TextArea } from "#app/ui/form/text-field.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";

export const handle: ScreenHandle = { subject: "staff" };
export const meta: MetaFunction = () => [{ title: pageTitle("Decline a partner request") }];

const DECIDED = "This request is already decided.";

export async function loader({ request, params }: LoaderFunctionArgs) {
	await requireShopStaff(request);
	const { found, here } = await requirePartnerRequest(params);
	if (found.invited !== null || found.declinedAt !== null) throw redirect(here, { status: 303 });
	const { name, contact } = found;
	return json({ name, contact, email: emailIn(contact), here, idempotencyKey: randomUUID() });
}

const schema = z.object({
	answer: messageText("Enter an answer.", "An answer"),
	idempotencyKey: idempotencyKey(),
});

export async function action({ request, params }: ActionFunctionArgs) {
	const person = await requireShopStaff(request);
	const { id, here } = await requirePartnerRequest(params);
	const form = await readForm(request, schema, person);
	if (!form.ok) return form.refusal;
	const declined = await declinePartnerRequest(db, CONVERSATION_SUBJECTS, {
		...{ ...form.value, id, links: conversationLinks, actorId: person.accountId, now: new Date() },
	});
	return redirectWithFlash(
		here,
		declined
			? { tone: "success", text: "The request is declined, and the conversation closed." }
			: { tone: "error", text: DECIDED },
	);
}

export default function DeclinePartner() {
	const { name, contact, email, here, idempotencyKey: key } = useLoaderData<typeof loader>();
	const [form, fields] = useForm<{ answer: string }>({
		id: "refusal",
		lastResult: useActionData<typeof action>(),
		defaultValue: {
			answer: `Thank you for your interest in the ${marketName()} Partner Network. We can’t accept your request at the moment.`,
		},
	});
	return (
		<>
			<InboxNav isHotel={false} />
			<div className="max-w-form">
				<PageHeading
					title="Decline this partner request?"
					sub={
						<span className="wrap-anywhere" dir="auto">
							{name}, {contact}
						</span>
					}
				/>
				<PostForm id={form.id} idempotencyKey={key}>
					<ErrorSummary form={form} />
					<TextArea
						field={fields.answer}
						label="Answer"
						hint={
							email
								? `We email it to ${email}. The conversation closes, and opens again when they write.`
								: "We know no email address of theirs, so tell them yourself, too. The conversation closes."
						}
						rows={5}
					/>
					<p className="flex flex-wrap gap-3">
						<Button busy="Declining...">Decline and send answer</Button>
						<ButtonLink variant="plain" href={here}>
							Go back
						</ButtonLink>
					</p>
				</PostForm>
			</div>
		</>
	);
}
