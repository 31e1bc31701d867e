import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { z } from "zod";
import { t } from "#app/common/language/messages.ts";
import { requirePartnerRequest } from "#app/conversations/desk-request.server.ts";
import { inviteAgain } from "#app/conversations/partner-acceptance.server.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { requireShopStaff } from "#app/http/session/guards.server.ts";

export async function loader({ request, params }: LoaderFunctionArgs) {
	await requireShopStaff(request);
	return redirect((await requirePartnerRequest(params)).here, { status: 303 });
}

const schema = z.object({
	sentAt: z.iso.datetime({ error: () => t.partnerRequests.again.outdated }),
});

/** Sends the invitation of an accepted partner request again. */
export async function action({ request, params }: ActionFunctionArgs) {
	const person = await requireShopStaff(request);
	const { id, here } = await requirePartnerRequest(params);
	const form = await readForm(request, schema, person);
	if (!form.ok) return form.refusal;
	const { sentAt } = form.value;
	const isSent = await inviteAgain(db, { id, sentAt, actorId: person.accountId, now: new Date() });
	return redirectWithFlash(
		here,
		isSent
			? { tone: "success", text: t.partnerRequests.again.done }
			: { tone: "error", text: t.partnerRequests.again.notNeeded },
	);
}

export { FormOnly as default } from "#app/ui/form/form-only.ts";
