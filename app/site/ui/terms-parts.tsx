/** What `/terms` says. */
export const termsParts = [
	{
		id: "who",
		title: "Who agrees with whom",
		text: (
			<>
				<p>
					Meeha is a marketplace. A move is carried out by a carrier, a room is let by its hotel, and goods
					are sold by the seller named at the product, which can be us. That is whom your contract is with; it
					is shown before you agree. With us you agree on using this site.
				</p>
				<p>
					You need to be of age where you live to book or buy, or have the consent of whoever is responsible
					for you. Your rights as a consumer under the law of the country you live in stay as they are,
					whatever these terms say.
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
					An account is free, and neither orders nor bookings need one. Give your own name and an e-mail
					address that reaches you, keep the password to yourself, and tell us when you think somebody else
					knows it. You can delete the account at any time in your profile; orders that are not shipped, and
					rooms and moves that have not begun, are cancelled with it, rooms at the fee of the policy you
					agreed to.
				</p>
				<p>
					We may suspend an account that is used to deceive, to harass or to break the site. We say why, and
					you can object under Contact us; a person looks at it.
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
					What you send with the form is a request, and you get its number at once. It is agreed when we
					confirm it: the booking’s page then reads ‘Confirmed’, and you get an e-mail if you gave an address.
					We may decline a request, for example when no vehicle is free.
				</p>
				<p>
					This site takes no payment for moves. What the move costs, and when it is paid, is agreed with you
					before the vehicle sets out; you owe nothing for a request that was not confirmed.
				</p>
				<p>
					You can cancel online until the move begins, under Track Order or My Bookings. A move that we can’t
					carry out at the agreed time is moved to another with your consent, or cancelled at no cost to you.
					Say beforehand what is heavy, fragile or hard to reach; dangerous goods are not carried.
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
					Your order is an offer; it is accepted when we confirm it. Taxes are in the prices, or are added to
					them where the country you order to has it so; delivery, taxes and the total are shown before you
					order. If a price or the stock changes while you order, you are asked again; nothing is charged that
					you have not seen.
				</p>
				<p>
					You can cancel an order online until we pack it, under Track Order or My Bookings. An order to be
					paid by bank transfer runs out when the money is not there within the time shown with it. Goods that
					arrive broken, or not as described, are repaired, replaced or refunded, as the law gives you the
					choice.
				</p>
			</>
		),
	},
	{
		id: "hotels",
		title: "Hotel rooms",
		text: (
			<p>
				The total of the stay and the hotel’s cancellation policy are shown before you book and kept with the
				booking: what you agreed to holds, even when the hotel changes its policy later. A room that is booked
				on request is held for you until the time shown, and costs nothing if the hotel declines. Its house
				rules are part of the agreement.
			</p>
		),
	},
	{
		id: "withdrawal",
		title: "Withdrawal and refunds",
		text: (
			<>
				<h3>Goods from the shop</h3>
				<p>
					You can withdraw within <strong>14 days</strong> of receiving the goods, without giving a reason;
					the last day counts to its end. Choose ‘Send something back’ where you track the order, or tell us
					in any clear words under <a href="/contact">Contact us</a> with the order’s number; sending it
					within the 14 days is enough. Send the goods back within 14 days after that. You pay for sending
					them back unless the product’s page says otherwise, and only owe for wear beyond what trying them on
					or out takes.
				</p>
				<p>
					Not included, as the law allows: goods made to your measure, goods that spoil quickly, sealed goods
					that for health or hygiene can’t be returned once opened, and downloads you have agreed to start.
				</p>
				<h3>Moves and hotel rooms</h3>
				<p>
					Services booked for a certain date have no right of withdrawal by law. Instead: a move can be
					cancelled as said above, and a room by the policy kept with your booking. Any fee is stated{" "}
					<strong>before</strong> you cancel.
				</p>
				<h3>How refunds are paid</h3>
				<p>
					By the way you paid, without a fee, at the latest <strong>14 days</strong> after we learn of your
					withdrawal or cancellation. After a withdrawal, the cheapest delivery we offered is refunded, too;
					we may wait until the goods, or proof that you sent them, are here. What was paid in cash is
					refunded by bank transfer.
				</p>
			</>
		),
	},
	{
		id: "hosts",
		title: "If you sell, let or drive",
		text: (
			<p>
				Describe what you offer as it is, with prices you honour and pictures you may use; keep calendar and
				stock true; treat guests’ and customers’ data as theirs, for this booking only. We may take down
				offers that mislead. Results are ordered by what the visitor asks for; nobody can pay for a higher
				place.
			</p>
		),
	},
	{
		id: "liability",
		title: "What we answer for",
		text: (
			<p>
				We answer without limit for intent and gross negligence, for harm to life, body and health, and
				wherever the law says so. For slight negligence we answer when a duty was broken that the agreement
				depends on, up to what was foreseeable. The site may be down at times for repairs; bookings made
				before keep holding.
			</p>
		),
	},
	{
		id: "disputes",
		title: "When something goes wrong",
		text: (
			<p>
				Write to <a href="/contact">Contact us</a> first: most things are settled there within days. If not,
				you can go to the courts where you live, or to a consumer arbitration body if there is one for you.
			</p>
		),
	},
	{
		id: "changes",
		title: "Changes to these terms",
		text: (
			<p>
				What you have booked or ordered is under the terms of that day. For an account, we announce changes by
				e-mail 30 days ahead; if you don’t agree, you can delete it until then.
			</p>
		),
	},
];
