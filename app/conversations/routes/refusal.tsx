import { randomUUID } from "node:crypto";
import { useForm } from "@conform-to/react";
import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { idempotencyKey, messageText } from "#app/common/forms/form-fields.ts";
import { t } from "#app/common/language/messages.ts";
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
export const meta = () => [{ title: pageTitle(t.partnerRequests.decline.title) }];

export async function loader({ request, params }: LoaderFunctionArgs) {
	await requireShopStaff(request);
	const { found, here } = await requirePartnerRequest(params);
	if (found.invited !== null || found.declinedAt !== null) throw redirect(here, { status: 303 });
	const { name, contact } = found;
	return json({ name, contact, email: emailIn(contact), here, idempotencyKey: randomUUID() });
}

const schema = z.object({
	answer: messageText(
		() => t.partnerRequests.decline.enterAnswer,
		() => t.partnerRequests.decline.anAnswer,
	),
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
			? { tone: "success", text: t.partnerRequests.decline.done }
			: { tone: "error", text: t.partnerRequests.decline.already },
	);
}

export default function DeclinePartner() {
	const { name, contact, email, here, idempotencyKey: key } = useLoaderData<typeof loader>();
	const [form, fields] = useForm<{ answer: string }>({
		id: "refusal",
		lastResult: useActionData<typeof action>(),
		defaultValue: {
			answer: t.partnerRequests.decline.usual({ market: marketName() }),
		},
	});
	return (
		<div className="max-w-form">
			<PageHeading
				title={t.partnerRequests.decline.question}
				sub={
					<span className="wrap-anywhere" dir="auto">
						{name}, {contact}
					</span>
				}
			/>
			<PostForm form={form} idempotencyKey={key}>
				<TextArea
					field={fields.answer}
					label={t.partnerRequests.decline.answer}
					hint={email ? t.partnerRequests.decline.emailed({ email }) : t.partnerRequests.decline.noEmail}
					rows={5}
				/>
				<p className="flex flex-wrap gap-3">
					<Button busy={t.partnerRequests.decline.busy}>{t.partnerRequests.decline.button}</Button>
					<ButtonLink variant="plain" href={here}>
						{t.partnerRequests.goBack}
					</ButtonLink>
				</p>
			</PostForm>
		</div>
	);
}
