import { randomUUID } from "node:crypto";
import { useForm } from "@conform-to/react";
import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { idempotencyKey, messageText } from "#app/common/forms/form-fields.ts";
import { marketName } from "#app/common/market/market-name.ts";
import { pageTitle } from "#app/common/market/page-meta.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { conversationLinks } from "#app/conversations/conversation-request.server.ts";
import { registeredConversationSubjects } from "#app/conversations/conversation-subject.ts";
import { requirePartnerRequest } from "#app/conversations/desk-request.server.ts";
import { declinePartnerRequest } from "#app/conversations/partner-acceptance.server.ts";
import { emailIn } from "#app/conversations/sent-conversation.server.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { requireShopStaff } from "#app/http/session/guards.server.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";
import { TextArea } from "#app/ui/form/text-field.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";

export const handle: ScreenHandle = { subject: "staff" };
export const meta = () => [{ title: pageTitle("Decline a partner request") }];

const DECIDED = "This request was already accepted or declined.";

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
	const declined = await declinePartnerRequest(db, registeredConversationSubjects(), {
		...form.value,
		id,
		links: conversationLinks,
		actorId: person.accountId,
		now: new Date(),
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
		<div className="max-w-form">
			<PageHeading
				title="Decline this partner request?"
				sub={
					<span className="wrap-anywhere" dir="auto">
						{name}, {contact}
					</span>
				}
			/>
			<PostForm form={form} idempotencyKey={key}>
				<TextArea
					field={fields.answer}
					label="Answer"
					hint={
						email
							? `We email it to ${email}. The conversation closes, and reopens when they write.`
							: "We have no email address for them, so tell them yourself too. The conversation closes."
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
	);
}
