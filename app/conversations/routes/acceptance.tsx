import { useForm } from "@conform-to/react";
import { type ActionFunctionArgs, json, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { email } from "#app/common/forms/form-fields.ts";
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
export const meta = () => [{ title: pageTitle("Accept a partner request") }];

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
	const text = `The request is accepted. We sent an invitation to ${form.value.email}.`;
	return redirectWithFlash(here, { tone: "success", text });
}

function explainRefusal(refused: Extract<PartnerAcceptance, { ok: false }>, typed: string): string {
	if (refused.reason === "gone") return "This request no longer exists.";
	if (refused.reason === "accepted")
		return `This request is already accepted: the invitation went to ${refused.invited}.`;
	if (refused.role === "Hotel") return `${typed} already has a hotel account. Write to them instead.`;
	return `${typed} belongs to a staff account (${refused.role}). Use another address.`;
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
				title="Accept this partner request?"
				sub={
					<span className="wrap-anywhere" dir="auto">
						{name}, {contact}
					</span>
				}
			/>
			<PostForm form={form}>
				<p className="mb-4">
					We email an invitation to open a hotel account. They can use its link once, within 14 days.
				</p>
				<TextField field={fields.email} label="Email" type="email" autoComplete="off" width="medium" />
				<p className="flex flex-wrap gap-3">
					<Button busy="Accepting...">Accept and invite</Button>
					<ButtonLink variant="plain" href={here}>
						Go back
					</ButtonLink>
				</p>
			</PostForm>
		</div>
	);
}
