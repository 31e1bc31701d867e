import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect } from "@remix-run/node";
import { z } from "zod";
import { countSentForm } from "#app/account/sign-in/form-mails-request.server.ts";
import { t } from "#app/common/language/messages.ts";
import { orderNumberFrom } from "#app/common/reference-number.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { useCounters } from "#app/http/process/limits.server.ts";
import { readSender } from "#app/http/session/sender.server.ts";
import { readViewer } from "#app/http/session/viewer.server.ts";
import { mailConfirmationAgain } from "#app/travel/stays/own/confirm-email.server.ts";
import { requireOwnBooking } from "#app/travel/stays/own/own-booking-request.server.ts";

export const loader = ({ params }: LoaderFunctionArgs) =>
	redirect(`/track/${orderNumberFrom(params)}`, { status: 303 });

/** Sends another link to a guest whose booking waits for their confirmation, a few times in an hour. */
export async function action({ request, params }: ActionFunctionArgs) {
	const sender = await readSender(request);
	const form = await readForm(request, z.object({}), sender.person);
	if (!form.ok) return form.refusal;
	const now = new Date();
	const { number, email } = await requireOwnBooking(request, params, now);
	const tell = (tone: "success" | "info" | "error", text: string) =>
		redirectWithFlash(`/track/${number}`, { tone, text });
	const [refusal] = await useCounters.consume({ name: "confirmationByBooking", whose: number });
	const counted = refusal
		? null
		: await countSentForm("booking", "roomBookingByAddress", { ...sender, email });
	if (!counted?.ok || !counted.isEmailed) return tell("error", t.stayAnotherEmail.tooMany({ email }));
	const viewer = await readViewer(request, number);
	return (await mailConfirmationAgain(db, { number, viewer, now }))
		? tell("success", t.stayAnotherEmail.sent({ email }))
		: tell("info", t.stayAnotherEmail.notWaiting);
}
