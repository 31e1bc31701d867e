import { json } from "@remix-run/node";
import { unmaskId } from "#app/common/masked-id.ts";
import { db } from "#app/http/process/database.server.ts";
import { readPaymentDetail } from "./read-payment.server.ts";

/** The payment in the path, and its page. */
export async function requirePayment({ paymentId = "" }: { paymentId?: string }) {
	const id = unmaskId(paymentId);
	const payment = id === null ? undefined : await readPaymentDetail(db, { id });
	if (!payment) throw json(null, { status: 404 });
	return { payment, here: `/dashboard/payments/${paymentId}` };
}
