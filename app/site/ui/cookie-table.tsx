import "#app/ui/table/table.css";

const cookies = [
	["meeha_session", "Keeps you signed in.", "30 days after your last visit, or until you sign out"],
	[
		"meeha_visitor",
		"A random name for this browser, so that it can be shown what was booked and what was saved for later from it without an account.",
		"400 days",
	],
	["meeha_cart", "A random name for this browser’s shopping cart.", "400 days, or until you sign out"],
	["meeha_device", "Lets us tell you by e-mail when your account is opened from a new browser.", "400 days"],
	[
		"meeha_tracked",
		"The booking numbers this browser has tracked, so that you type your contact once.",
		"1 day",
	],
	["meeha_seen", "The products this browser has looked at last, so that you find them again.", "30 days"],
	["meeha_flash", "One message for the next page, such as ‘Your booking is cancelled’.", "1 minute at most"],
	["MEEHACookieConsent", "Remembers that you have read the cookie bar.", "150 days"],
] as const;

export function CookieTable() {
	return (
		<table className="table mt-4">
			<thead>
				<tr>
					<th scope="col">Cookie</th>
					<th scope="col">What it is for</th>
					<th scope="col">How long</th>
				</tr>
			</thead>
			<tbody>
				{cookies.map(([name, purpose, lasts]) => (
					<tr key={name}>
						<td data-label="Cookie">
							<code>{name}</code>
						</td>
						<td data-label="What it is for">{purpose}</td>
						<td data-label="How long">{lasts}</td>
					</tr>
				))}
			</tbody>
		</table>
	);
}
