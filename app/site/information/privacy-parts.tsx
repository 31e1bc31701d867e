import { CookieTable } from "./cookie-table.tsx";

/** The sections of `/privacy`. Update them when the stored data changes. */
export const privacyParts = [
	{
		id: "kept",
		title: "Data we store",
		text: (
			<ul>
				<li>
					<strong>Account:</strong> your name, email address and role, a picture if you add one, and a hash of
					your password. Nobody can read your password from the hash.
				</li>
				<li>
					<strong>Devices:</strong> for each browser you’re signed in with, its type (such as ‘Firefox on
					Android’), when you signed in and when you last used it.
				</li>
				<li>
					<strong>Orders:</strong> name, phone number, email address, delivery address, your note, the
					products you bought, how you pay, returns and their reasons, and the history of the order.
				</li>
				<li>
					<strong>Shopping:</strong> your cart, your wishlist and your saved addresses.
				</li>
				<li>
					<strong>Room bookings:</strong> name, phone number, email address, your requests to the hotel, your
					dates, room and price, and the history of the booking.
				</li>
				<li>
					<strong>Reviews:</strong> your rating, your text and the date, shown with your first name and an
					initial.
				</li>
				<li>
					<strong>Moving bookings:</strong> name, phone number, email address if you enter one, both
					addresses, vehicle, date and time, and the history of the booking.
				</li>
				<li>
					<strong>Messages:</strong> what you send us with the contact and partner forms, with the name and
					contact details you enter.
				</li>
				<li>
					<strong>Emails we send you:</strong> which email we sent to which address, and whether it was
					delivered.
				</li>
				<li>
					<strong>Protection against abuse:</strong> the network address that forms are sent from, for up to
					an hour.
				</li>
			</ul>
		),
	},
	{
		id: "why",
		title: "Why we store it",
		text: (
			<>
				<p>
					To fulfill our contract with you: we can’t deliver an order or drive a move without an address, or
					open an account without an email address.
				</p>
				<p>
					To keep the site working and secure, which is our legitimate interest: devices you’re signed in
					with, failed attempts and error logs. And to comply with the law, which requires us to keep records
					of contracts and payments.
				</p>
				<p>We don’t build profiles, show advertising or make automated decisions about you.</p>
			</>
		),
	},
	{
		id: "shared",
		title: "Who can see it",
		text: (
			<>
				<p>
					Our staff who handle bookings and messages, the carrier of your move, the hotel you book and the
					company that delivers your order. Each of them sees only what they need.
				</p>
				<p>
					The companies that run our servers and deliver our emails process your data for us, under contract
					and on our instructions. We don’t sell your data. We share it with authorities only when the law
					requires it.
				</p>
				<p>
					Anyone who knows the number of an order or booking and its phone number or email address can see it
					under Track Order. Keep the number private.
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
				<li>
					Devices you’re signed in with: until you sign out, 30 days after your last visit, or 90 days after
					you signed in, whichever comes first.
				</li>
				<li>
					Orders and bookings: as long as questions about them can arise and as accounting law requires. When
					you delete your account, we remove your name, phone number and addresses from the records that we
					have to keep.
				</li>
				<li>Without an account: carts for 90 days after their last change, wishlists for 400 days.</li>
				<li>Messages: until your request is resolved, or until you ask us to delete them.</li>
				<li>Links we email you: until you use them or they expire. Password links expire after 1 hour.</li>
				<li>Network addresses: up to an hour.</li>
			</ul>
		),
	},
	{
		id: "cookies",
		title: "Cookies",
		text: (
			<>
				<p>
					We only use our own cookies, and only those the site needs. None of them tracks you on other sites.
					You can delete them in your browser at any time. You’re then signed out, and this browser no longer
					shows what you booked in it without an account. Over a secure connection, the names begin with{" "}
					<code>__Host-</code>.
				</p>
				<CookieTable />
				<p>
					With JavaScript, the number of items in your cart is also kept in your browser’s local storage under{" "}
					<code>cartCount</code>.
				</p>
			</>
		),
	},
	{
		id: "rights",
		title: "Your rights",
		text: (
			<>
				<p>You can do most of this yourself, at any time:</p>
				<ul>
					<li>
						<strong>Download your data:</strong> <a href="/profile">your profile</a> has a download of all the
						data we store about you, in a format that other programs can read.
					</li>
					<li>
						<strong>Correct it:</strong> change your name, picture, email address and password in your
						profile.
					</li>
					<li>
						<strong>Delete it:</strong> delete your account in your profile.
					</li>
					<li>
						<strong>Sign out devices:</strong> your profile lists your devices, and you can sign out one or
						all of them.
					</li>
				</ul>
				<p>
					<a href="/contact">Contact us</a> about orders and bookings you made without an account, or to
					object to or restrict how we use your data. We reply within a month. To protect your data, we may
					first ask you for the order or booking number and its contact details. You can also complain to your
					local data protection authority.
				</p>
			</>
		),
	},
	{
		id: "safe",
		title: "How we protect it",
		text: (
			<p>
				We store passwords and sign-in tokens only as hashes, and passwords with argon2id. Pages with your
				data are never cached by others, the number of attempts is limited, and we email you when someone
				signs in to your account from a new browser. If a data breach puts you at risk, we’ll tell you.
			</p>
		),
	},
	{
		id: "changes",
		title: "Changes and questions",
		text: (
			<p>
				We update and date this page before we change how we use your data. If you have an account, we email
				you about important changes. If you have questions, <a href="/contact">contact us</a>.
			</p>
		),
	},
];
