import { CookieTable } from "./cookie-table.tsx";

/** What `/privacy` says. When what is kept changes, this changes with it. */
export const privacyParts = [
	{
		id: "kept",
		title: "What we keep",
		text: (
			<ul>
				<li>
					<strong>Account:</strong> your name, e-mail address and role, a picture if you add one, and your
					password as a hash that can’t be turned back into it.
				</li>
				<li>
					<strong>Sign-ins:</strong> for each browser that is signed in, its kind (such as ‘Firefox on
					Android’), when it signed in and when it was last here.
				</li>
				<li>
					<strong>Orders:</strong> name, phone number, e-mail address, delivery address, your note to us, what
					you bought and how it is paid, returns with their reasons, and every change of the order with its
					time.
				</li>
				<li>
					<strong>Shopping:</strong> what is in your cart and on your wishlist, and the addresses you save.
				</li>
				<li>
					<strong>Room bookings:</strong> name, phone number, e-mail address, what you ask of the hotel, your
					dates, room and price, and every change of the booking with its time.
				</li>
				<li>
					<strong>Reviews:</strong> the stars, what you write and when; shown with your first name and an
					initial.
				</li>
				<li>
					<strong>Moving bookings:</strong> name, phone number, e-mail address if you give one, both
					addresses, vehicle, date and time, and every change of the booking with its time.
				</li>
				<li>
					<strong>Messages:</strong> what you write to us under Contact us and Become a partner, with the name
					and contact you give.
				</li>
				<li>
					<strong>E-mails we send you:</strong> what was sent to which address, and whether it arrived.
				</li>
				<li>
					<strong>Against abuse:</strong> the network address from which forms are sent, counted for an hour
					at most.
				</li>
			</ul>
		),
	},
	{
		id: "why",
		title: "Why we keep it",
		text: (
			<>
				<p>
					To carry out what you ask for: nothing can be delivered or moved without an address, nor an account
					opened without an e-mail address. That is the contract between us.
				</p>
				<p>
					To keep the site working and safe: sign-ins, counts of tries and the log of errors. That is in our
					legitimate interest, and in yours. And to meet the law, where it has us keep records of what was
					agreed and paid.
				</p>
				<p>We build no profiles, show no advertising, and decide nothing about you by machine.</p>
			</>
		),
	},
	{
		id: "shared",
		title: "Who sees it",
		text: (
			<>
				<p>
					Our staff who handle bookings and messages, the carrier who drives your move, the hotel you book,
					and whoever delivers your order: each what they need and no more.
				</p>
				<p>
					The companies that run our servers and deliver our e-mail process it for us, under contract and on
					our instructions. Nobody buys it. Authorities get it only where the law obliges us.
				</p>
				<p>
					Whoever knows the number of an order or booking and the phone number or e-mail address given with it
					can see it under Track Order. Keep the number to yourself.
				</p>
			</>
		),
	},
	{
		id: "long",
		title: "How long we keep it",
		text: (
			<ul>
				<li>Your account: until you delete it.</li>
				<li>A sign-in: until you sign out, or 30 days after your last visit.</li>
				<li>
					Orders and bookings: for as long as questions about them can come up, and as long as bookkeeping law
					demands. When you delete your account, what must stay stays without your name, phone or addresses.
				</li>
				<li>
					Without an account: a cart for 90 days after its last change, what is saved for later for 400.
				</li>
				<li>Messages: until they are settled, or until you ask us to delete them.</li>
				<li>Links sent by e-mail: until they are used or run out, 30 minutes for a new password.</li>
				<li>Counts against abuse: an hour at most.</li>
			</ul>
		),
	},
	{
		id: "cookies",
		title: "Cookies",
		text: (
			<>
				<p>
					All of them are our own, none follows you to other sites, and each is needed for what it does. You
					can delete them in your browser at any time; you are then signed out, and this browser no longer
					knows what was booked from it.
				</p>
				<CookieTable />
				<p>
					Where scripts run, the number of things in your cart is also kept in the browser’s local storage
					under <code>cartCount</code>.
				</p>
			</>
		),
	},
	{
		id: "rights",
		title: "Your rights",
		text: (
			<>
				<p>You can do most of it yourself, at once, without asking us:</p>
				<ul>
					<li>
						<strong>See and take it with you:</strong> <a href="/profile">your profile</a> has a download of
						all that is kept about you, as a file that programs can read.
					</li>
					<li>
						<strong>Correct it:</strong> name, picture, e-mail address and password are changed there, too.
					</li>
					<li>
						<strong>Delete it:</strong> the same page deletes your account.
					</li>
					<li>
						<strong>End a sign-in:</strong> it lists your devices, and signs out one or all of them.
					</li>
				</ul>
				<p>
					For what was ordered or booked without an account, or to object to or restrict what we do with your
					data, <a href="/contact">write to us</a>. We answer within a month. We may ask for its number and
					contact first, so that nobody gets your data in your name. You can also complain to the data
					protection authority where you live.
				</p>
			</>
		),
	},
	{
		id: "safe",
		title: "How we keep it safe",
		text: (
			<p>
				Passwords are hashed with argon2id. What signs you in is kept only as a hash, too. Pages that are
				about you may not be stored by anybody in between, tries are limited, and you get an e-mail when your
				account is opened from a browser it has not seen. Should your data ever get into wrong hands and that
				put you at risk, we tell you.
			</p>
		),
	},
	{
		id: "changes",
		title: "Changes and questions",
		text: (
			<p>
				When we change what we keep, we change this page first and date it. If it matters to you as an account
				holder, you get an e-mail. Questions go to <a href="/contact">Contact us</a>; a person answers.
			</p>
		),
	},
];
