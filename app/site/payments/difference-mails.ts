import { layOutMail, type Mail } from "#app/common/mail/mail-layout.ts";
import { providerLabel } from "#app/common/payments/payment-labels.ts";
import type { PaymentProviderName } from "#app/common/payments/provider.ts";

/** Tells one member of the shop's staff that the ledger and the provider's books differ. */
export const differencesMail = (
	{ provider, count }: { provider: PaymentProviderName; count: number },
	to: string,
): Mail =>
	layOutMail({
		to,
		subject: "Payments to look at",
		paragraphs: [
			`We compared our payments with ${providerLabel(provider)} and found something that differs. It may be money that only one side has recorded, or another amount or state. Each difference stays in the list until it is gone or you close it.`,
		],
		facts: [["New differences", String(count)]],
		link: { label: "View payments", path: "/dashboard/payments" },
	});
