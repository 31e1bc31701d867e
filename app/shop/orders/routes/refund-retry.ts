import { type ActionFunctionArgs, json } from "@remix-run/node";
import { z } from "zod";
import { t } from "#app/common/language/messages.ts";
import { unmaskId } from "#app/common/masked-id.ts";
import { orderNumberFrom } from "#app/common/reference-number.ts";
import { redirectWithFlash } from "#app/http/forms/flash.server.ts";
import { readForm } from "#app/http/forms/forms.server.ts";
import { db } from "#app/http/process/database.server.ts";
import { postOnly, requireShopStaff } from "#app/http/session/guards.server.ts";
import { retryRefund } from "#app/payments/failed-refunds.server.ts";
import { paidOrder } from "#app/payments/payments.server.ts";
import { orderPayment } from "#app/shop/orders/order-payment.server.ts";

export const loader = postOnly("/orders/:number", requireShopStaff);

/** Requests a failed refund of the order again. The job sends it. */
export async function action({ request, params }: ActionFunctionArgs) {
	const person = await requireShopStaff(request);
	const number = orderNumberFrom(params);
	const id = unmaskId(params.refundId ?? "");
	const form = await readForm(request, z.object({}), person);
	if (!form.ok) return form.refusal;
	if (id === null) throw json(null, { status: 404 });
	const again = { id, of: paidOrder(number), actorId: person.accountId, now: new Date() };
	const isRequested = await retryRefund(db, { order: orderPayment }, again);
	return redirectWithFlash(
		`/orders/${number}`,
		isRequested
			? { tone: "success", text: t.orderRefunds.requestedAgain }
			: {
					tone: "error",
					text: t.orderRefunds.notTriedAgain,
				},
	);
}

export { FormOnly as default } from "#app/ui/form/form-only.ts";
