import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { proofToAskFor, refuseUnproven } from "#app/account/proof/prove-identity-request.server.ts";
import { proof } from "#app/account/proof/second-factor-form.ts";
import { proofOfDialog } from "#app/account/proof/ui/proof-field.tsx";
import { t } from "#app/common/language/messages.ts";
import { pageTitle } from "#app/common/market/page-meta.ts";
import { unmaskId } from "#app/common/masked-id.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { requireShopStaff } from "#app/http/session/guards.server.ts";
import { closeLostDispute, tellsLostDisputes } from "#app/payments/disputes.server.ts";
import { requirePayment } from "#app/payments/staff/payment-request.server.ts";
import { ConfirmDialog } from "#app/ui/dialog/confirm-dialog.tsx";
import { Dialog } from "#app/ui/dialog/dialog.tsx";
import { Price } from "#app/ui/receipt/price.tsx";

export const handle: ScreenHandle = { subject: "staff", wide: true };
export const meta: MetaFunction = () => [{ title: pageTitle(t.payments.dispute.title) }];

async function requireDispute(params: { paymentId?: string; disputeId?: string }) {
	const found = await requirePayment(params);
	const dispute = found.payment.disputes.find((each) => each.id === unmaskId(params.disputeId ?? ""));
	if (!dispute) throw json(null, { status: 404 });
	return { ...found, dispute };
}

export async function loader({ request, params }: LoaderFunctionArgs) {
	const person = await requireShopStaff(request);
	const { payment, dispute, here } = await requireDispute(params);
	return json({
		here,
		amount: { amount: dispute.amount, currency: payment.currency },
		isOpen: dispute.state === "open" && !tellsLostDisputes(payment.provider),
		proof: await proofToAskFor(person),
	});
}

/** Closes a dispute as lost whose provider never says so. */
export async function action({ request, params }: ActionFunctionArgs) {
	const person = await requireShopStaff(request);
	const { payment, dispute, here } = await requireDispute(params);
	const form = await readForm(request, z.object({ proof: proof() }), person);
	if (!form.ok) return form.refusal;
	const unproven = await refuseUnproven(person, form.value);
	if (unproven) return form.refuse(unproven);
	const closing = { id: dispute.id, paymentId: payment.id, actorId: person.accountId, now: new Date() };
	const isClosed = await closeLostDispute(db, closing);
	return redirectWithFlash(
		here,
		isClosed
			? { tone: "success", text: t.payments.dispute.done }
			: { tone: "error", text: t.payments.dispute.notOpen },
	);
}

export default function CloseDispute() {
	const { here, amount, isOpen, proof } = useLoaderData<typeof loader>();
	const refused = useActionData<typeof action>();
	return (
		<>
			{isOpen ? (
				<ConfirmDialog
					title={t.payments.dispute.question({ amount: <Price {...amount} /> })}
					closeHref={here}
					button={t.payments.dispute.button}
					busy={t.payments.dispute.busy}
					field={proofOfDialog(proof, refused?.error?.proof?.join(" "))}
				>
					<p className="text-secondary">{t.payments.dispute.lead}</p>
				</ConfirmDialog>
			) : (
				<Dialog title={t.payments.dispute.ended} closeHref={here} safeLabel={t.payments.goBack}>
					<p className="text-secondary">{t.payments.dispute.nothing}</p>
				</Dialog>
			)}
		</>
	);
}
