import { useForm } from "@conform-to/react";
import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { email } from "#app/common/forms/form-fields.ts";
import { t } from "#app/common/language/messages.ts";
import { pageTitle } from "#app/common/market/page-meta.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { requirePartnerRequest } from "#app/conversations/desk-request.server.ts";
import {
	acceptPartnerRequest,
	type PartnerAcceptance,
} from "#app/conversations/partner-acceptance.server.ts";
import { emailIn } from "#app/conversations/sent-conversation.server.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { requireShopStaff } from "#app/http/session/guards.server.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { PostForm } from "#app/ui/form/post-form.tsx";
import { TextField } from "#app/ui/form/text-field.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";

export const handle: ScreenHandle = { subject: "staff" };
export const meta = () => [{ title: pageTitle(t.partnerRequests.accept.title) }];

export async function loader({ request, params }: LoaderFunctionArgs) {
	await requireShopStaff(request);
	const { found, here } = await requirePartnerRequest(params);
	if (found.invited !== null) throw redirect(here, { status: 303 });
	return json({ name: found.name, contact: found.contact, email: emailIn(found.contact), here });
}

export async function action({ request, params }: ActionFunctionArgs) {
	const person = await requireShopStaff(request);
	const { id, here } = await requirePartnerRequest(params);
	const form = await readForm(request, z.object({ email: email() }), person);
	if (!form.ok) return form.refusal;
	const acceptance = { id, email: form.value.email, actorId: person.accountId, now: new Date() };
	const accepted = await acceptPartnerRequest(db, acceptance);
	if (!accepted.ok) return form.refuse({ email: [explainRefusal(accepted, form.value.email)] }, 409);
	const text = t.partnerRequests.accept.done({ email: form.value.email });
	return redirectWithFlash(here, { tone: "success", text });
}

function explainRefusal(refused: Extract<PartnerAcceptance, { ok: false }>, typed: string): string {
	if (refused.reason === "gone") return t.partnerRequests.accept.gone;
	if (refused.reason === "accepted") return t.partnerRequests.accept.already({ email: refused.invited });
	if (refused.role === "Hotel") return t.partnerRequests.accept.isHotel({ email: typed });
	return t.partnerRequests.accept.isStaff({ email: typed, role: refused.role });
}

export default function AcceptPartner() {
	const { name, contact, email: known, here } = useLoaderData<typeof loader>();
	const [form, fields] = useForm<{ email: string }>({
		id: "acceptance",
		lastResult: useActionData<typeof action>(),
		defaultValue: { email: known },
	});
	return (
		<div className="max-w-form">
			<PageHeading
				title={t.partnerRequests.accept.question}
				sub={
					<span className="wrap-anywhere" dir="auto">
						{name}, {contact}
					</span>
				}
			/>
			<PostForm form={form}>
				<p className="mb-4">{t.partnerRequests.accept.lead}</p>
				<TextField
					field={fields.email}
					label={t.words.email}
					type="email"
					autoComplete="off"
					width="medium"
				/>
				<p className="flex flex-wrap gap-3">
					<Button busy={t.partnerRequests.accept.busy}>{t.partnerRequests.accept.button}</Button>
					<ButtonLink variant="plain" href={here}>
						{t.partnerRequests.goBack}
					</ButtonLink>
				</p>
			</PostForm>
		</div>
	);
}
