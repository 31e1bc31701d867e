/** The sections of `/terms`. */
export const termsParts = [
	{
		id: "who",
		title: "Who you contract with",
		text: (
			<>
				<p>
					Meeha is a marketplace. A carrier drives your move, a hotel provides your room, and the seller named
					on the product page, which may be us, sells you the product. Your contract is with them. We show who
					it is before you agree. Your contract with us covers the use of this site.
				</p>
				<p>
					To book or buy, you must be of legal age where you live, or have the consent of your parent or
					guardian. These terms don’t limit your consumer rights under the law of the country you live in.
				</p>
			</>
		),
	},
	{
		id: "account",
		title: "Your account",
		text: (
			<>
				<p>
					An account is free, and you can order and book without one. Use your own name and an email address
					that reaches you, keep your password secret, and tell us if you think someone else knows it. You can
					delete your account at any time in your profile. This cancels orders that have not been shipped, and
					rooms and moves that have not started. For rooms, the fee in the cancellation policy you agreed to
					applies.
				</p>
				<p>
					We may suspend an account that is used for fraud, harassment or attacks on the site. We tell you
					why, and you can ask us to review it through Contact us.
				</p>
			</>
		),
	},
	{
		id: "moves",
		title: "Moving vehicles",
		text: (
			<>
				<p>
					Sending the form requests a booking, and you get its number right away. The contract is concluded
					when we confirm the booking: its status changes to ‘Confirmed’, and we email you if you entered an
					address. We may decline a request, for example when no vehicle is available.
				</p>
				<p>
					This site takes no payment for moves. We agree with you on the price and when you pay before the
					vehicle leaves. You don’t owe anything for a request that we did not confirm.
				</p>
				<p>
					You can cancel online until the move starts, under Track Order or My Bookings. If we can’t carry out
					a move at the agreed time, we reschedule it with your consent or cancel it free of charge. Tell us
					in advance about anything heavy, fragile or hard to reach. We don’t carry dangerous goods.
				</p>
			</>
		),
	},
	{
		id: "shop",
		title: "Shop",
		text: (
			<>
				<p>
					Your order is an offer, which we accept when we confirm it. Depending on the country you order to,
					prices include taxes or taxes are added. You see delivery costs, taxes and the total before you
					order. If a price or the stock changes while you order, we ask you again. We never charge more than
					the total you agreed to.
				</p>
				<p>
					You can cancel an order online until we pack it, under Track Order or My Bookings. We cancel an
					order by bank transfer if the payment doesn’t arrive by the date shown with it. If a product arrives
					damaged or not as described, it will be repaired, replaced or refunded, as you may choose by law.
				</p>
			</>
		),
	},
	{
		id: "hotels",
		title: "Hotel rooms",
		text: (
			<p>
				You see the total price of your stay and the hotel’s cancellation policy before you book. We store
				both with your booking, and they apply even if the hotel changes its policy later. A room booked on
				request is held for you until the time shown, and is free of charge if the hotel declines. The hotel’s
				house rules are part of the contract.
			</p>
		),
	},
	{
		id: "withdrawal",
		title: "Withdrawal and refunds",
		text: (
			<>
				<h3>Products from the shop</h3>
				<p>
					You can withdraw within <strong>14 days</strong> of receiving the products, without giving a reason.
					The period ends at the end of the last day. Choose ‘Return items’ on the tracking page of your
					order, or <a href="/contact">contact us</a> with your order number. It is enough to send this within
					the 14 days. Send the products back within 14 days after that. You pay for the return unless the
					product page says otherwise. You’re only liable for wear that goes beyond trying the product.
				</p>
				<p>
					As the law allows, this doesn’t apply to custom-made products, products that spoil quickly, sealed
					products that can’t be returned for health or hygiene reasons once opened, and downloads you have
					agreed to start.
				</p>
				<h3>Moves and hotel rooms</h3>
				<p>
					By law, there is no right of withdrawal for services booked for a specific date. Instead, you can
					cancel a move as described above, and a room according to the policy stored with your booking. You
					see any fee <strong>before</strong> you cancel.
				</p>
				<h3>How refunds are paid</h3>
				<p>
					We refund you with your original payment method, free of charge, within <strong>14 days</strong> of
					learning of your withdrawal or cancellation. After a withdrawal, we also refund the cheapest
					delivery method we offered. We may wait until we receive the products or proof that you sent them.
					We refund cash payments by bank transfer.
				</p>
			</>
		),
	},
	{
		id: "hosts",
		title: "Hotels, carriers and sellers",
		text: (
			<p>
				Describe your offers accurately, with prices you honor and pictures you have the right to use. Keep
				your calendars and stock up to date. Use the data of guests and customers for their booking or order
				only. We may remove misleading offers. Results are ranked by what the visitor searches for. Nobody can
				pay for a better position.
			</p>
		),
	},
	{
		id: "liability",
		title: "Liability",
		text: (
			<p>
				Our liability is unlimited for intent and gross negligence, for injury to life, body and health, and
				where the law requires it. For slight negligence, we are liable for breach of essential obligations,
				up to the foreseeable damage. The site may be unavailable during maintenance. Existing bookings remain
				valid.
			</p>
		),
	},
	{
		id: "disputes",
		title: "Disputes",
		text: (
			<p>
				<a href="/contact">Contact us</a> first. Most problems are resolved within days. Otherwise, you can go
				to the courts where you live, or to a consumer arbitration body if one is available to you.
			</p>
		),
	},
	{
		id: "changes",
		title: "Changes to these terms",
		text: (
			<p>
				The terms of the day you order or book apply to that order or booking. If you have an account, we
				email you 30 days before changes take effect. If you don’t agree, you can delete your account before
				then.
			</p>
		),
	},
];
