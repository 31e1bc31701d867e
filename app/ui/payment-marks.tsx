/** The ways to pay, each with its drawing in `public/images`. Those of the shop have the names that orders store. */
const PAYMENT_MARKS = {
	online: { label: "Card or wallet", image: "online" },
	cash_on_delivery: { label: "Cash on delivery", image: "cash" },
	bank_transfer: { label: "Bank transfer", image: "bank" },
	at_hotel: { label: "At the hotel", image: "hotel" },
	at_move: { label: "On moving day", image: "move" },
};

export type PaymentMark = keyof typeof PAYMENT_MARKS;

/** The ways to pay that are offered here, each as a small mark beside its name. */
export function PaymentMarks({ marks }: { marks: readonly PaymentMark[] }) {
	return (
		<ul aria-label="Ways to pay" className="flex flex-wrap gap-x-5 gap-y-2">
			{marks.map((mark) => {
				return (
					<li key={mark} className="flex items-center gap-2">
						<PaymentMarkPicture mark={mark} />
						{PAYMENT_MARKS[mark].label}
					</li>
				);
			})}
		</ul>
	);
}

/** The mark alone, beside words that name it. */
export function PaymentMarkPicture({ mark }: { mark: PaymentMark }) {
	const src = `/images/pay-${PAYMENT_MARKS[mark].image}.svg`;
	return <img src={src} alt="" width="40" height="26" loading="lazy" className="flex-none" />;
}
