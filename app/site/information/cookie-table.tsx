import "#app/ui/table/table.css";

const cookies = [
	[
		"meeha_session",
		"Keeps you signed in.",
		"Until you sign out, 30 days after your last visit, or 90 days after you signed in",
	],
	[
		"meeha_visitor",
		"Shows you what you booked and saved in this browser without an account.",
		"400 days, or until you sign out",
	],
	["meeha_cart", "Keeps your shopping cart.", "400 days, or until you sign out"],
	[
		"meeha_device",
		"Recognizes this browser when you sign in. We email you when someone signs in from a new one, and you can sign in from this one while others guess passwords.",
		"400 days",
	],
	[
		"meeha_tracked",
		"Remembers which orders and bookings you tracked, so that you enter your email or phone number only once.",
		"1 day",
	],
	["meeha_seen", "Keeps your recently viewed products.", "30 days, or until you sign out"],
	["meeha_flash", "Carries one message to the next page, such as ‘Booking cancelled’.", "1 minute at most"],
	["MEEHACookieConsent", "Remembers that you closed the cookie notice.", "150 days"],
] as const;

export function CookieTable() {
	return (
		<table className="table mt-4">
			<thead>
				<tr>
					<th scope="col">Cookie</th>
					<th scope="col">Purpose</th>
					<th scope="col">Expires</th>
				</tr>
			</thead>
			<tbody>
				{cookies.map(([name, purpose, lasts]) => (
					<tr key={name}>
						<td data-label="Cookie">
							<code>{name}</code>
						</td>
						<td data-label="Purpose">{purpose}</td>
						<td data-label="Expires">{lasts}</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}
