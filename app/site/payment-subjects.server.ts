import type { PaymentSubjects } from "#app/common/payments/payment-subject.ts";
import { movePayment } from "#app/rent/move-payment.server.ts";
import { orderPayment } from "#app/shop/orders/order-payment.server.ts";
import { stayPayment } from "#app/travel/stays/stay-payment.server.ts";

/** What can be paid online. */
export const PAYMENT_SUBJECTS: PaymentSubjects = {
	order: orderPayment,
	stay: stayPayment,
	move: movePayment,
};
