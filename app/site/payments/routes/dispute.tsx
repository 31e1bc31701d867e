import { type ActionFunctionArgs, json, type LoaderFunctionArgs, type MetaFunction } from "@remix-run/node";
import { useActionData, useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { proofOfDialog } from "#app/account/second-factor/proof-field.tsx";
import { proofToAskFor, refuseUnproven } from "#app/account/second-factor/prove-identity-request.server.ts";
import { proof } from "#app/account/second-factor/second-factor-form.ts";
import { unmaskId } from "#app/common/masked-id.ts";
import { pageTitle } from "#app/common/page-meta.ts";
import { closeLostDispute, tellsLostDisputes } from "#app/common/payments/disputes.server.ts";
import type { ScreenHandle } from "#app/common/screen-handle.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { requireShopStaff } from "#app/http/session/guards.server.ts";
import { DashboardNav } from "#app/shop/dashboard-nav.tsx";
import { readPaymentDetail } from "#app/site/payments/read-payment.server.ts";
import { ConfirmDialog } from "#app/ui/confirm-dialog.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { Price } from "#app/ui/price.tsx";

export const handle: ScreenHandle = { subject: "staff", wide: true };
export const meta: MetaFunction = () => [{ title: pageTitle("Close a dispute as lost") }];

async function requireDispute(params: { paymentId?: string; disputeId?: string }) {
	const id = unmaskId(params.paymentId ?? "");
	const payment = id === null ? undefined : await readPaymentDetail(db, { id });
	const dispute = payment?.disputes.find((each) => each.id === unmaskId(params.disputeId ?? ""));
	if (!payment || !dispute) throw json(null, { status: 404 });
	return { payment, dispute, here: `/dashboard/payments/${params.paymentId}` };
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
			? { tone: "success", text: "The dispute is closed as lost." }
			: { tone: "error", text: "The dispute is not closed: it is no longer open." },
	);
}

export default function CloseDispute() {
	const { here, amount, isOpen, proof } = useLoaderData<typeof loader>();
	const refused = useActionData<typeof action>();
	return (
		<>
			<DashboardNav here="/dashboard/payments" />
			{isOpen ? (
				<ConfirmDialog
					title={
						<>
							Close the dispute of <Price {...amount} /> as lost?
						</>
					}
					closeHref={here}
					button="Close as lost"
					busy="Closing..."
					field={proofOfDialog(proof, refused?.error?.proof?.join(" "))}
				>
					<p className="text-secondary">
						The money stays with the customer. If the bank gives it back after all, that is recorded.
					</p>
				</ConfirmDialog>
			) : (
				<Dialog title="The dispute is no longer open" closeHref={here} safeLabel="Go back">
					<p className="text-secondary">There is nothing to close.</p>
				</Dialog>
			)}
		</>
	);
}
