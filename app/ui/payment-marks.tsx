import { t } from "#app/common/language/messages.ts";

/** The ways to pay, each with its drawing in `public/images`. Those of the shop have the names that orders store. */
const PAYMENT_MARKS = {
	online: "online",
	cash_on_delivery: "cash",
	bank_transfer: "bank",
	at_hotel: "hotel",
	at_move: "move",
};

export type PaymentMark = keyof typeof PAYMENT_MARKS;

/** The ways to pay that are offered here, each as a small mark beside its name. */
export function PaymentMarks({ marks }: { marks: readonly PaymentMark[] }) {
	return (
		<ul aria-label={t.paymentMarks.label} className="flex flex-wrap gap-x-5 gap-y-2">
			{marks.map((mark) => {
				return (
					<li key={mark} className="flex items-center gap-2">
						<PaymentMarkPicture mark={mark} />
						{t.paymentMarks[mark]}
					</li>
				);
			})}
		</ul>
	);
}

/** The mark alone, beside words that name it. */
export function PaymentMarkPicture({ mark }: { mark: PaymentMark }) {
	const src = `/images/pay-${PAYMENT_MARKS[mark]}.svg`;
	return <img src={src} alt="" width="40" height="26" loading="lazy" className="flex-none" />;
}
