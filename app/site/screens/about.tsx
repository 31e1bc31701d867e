import type { MetaFunction } from "@remix-run/node";
import type { ScreenHandle } from "#app/site/screen-handle.ts";
import { LongText } from "#app/site/ui/long-text.tsx";
import { ButtonLink } from "#app/ui/button.tsx";

export const handle: ScreenHandle = { kept: true };

export const meta: MetaFunction = () => [
	{ title: "About us – Meeha" },
	{
		name: "description",
		content: "What Meeha is: a shop, hotel rooms and moving vehicles on one account, for every browser.",
	},
];

const parts = [
	{
		id: "what",
		title: "What we do",
		text: (
			<>
				<p>
					Three things that people otherwise keep three accounts for: a shop for the home and for yourself,
					hotel rooms priced by the whole stay, and trucks and loaders for a move. One account, one place to
					look up what you ordered or booked, one address to write to.
				</p>
				<p>
					We are a marketplace. Rooms are let by their hotels, moves are driven by carriers; we bring you
					together, keep the record of what was agreed, and help when it goes wrong.
				</p>
			</>
		),
	},
	{
		id: "open",
		title: "What is open today",
		text: (
			<>
				<p>
					<strong>The shop is open.</strong> You can buy with or without an account, pay on delivery or by
					bank transfer, and follow the order by its number.
				</p>
				<p>
					<strong>Rent is open.</strong> You can book a truck or a loader, follow the booking by its number,
					and cancel it, with or without an account.
				</p>
				<p>
					<strong>Travel is open.</strong> You can book a room with or without an account, see what cancelling
					costs before you do, and move or cancel the stay by its number.
				</p>
			</>
		),
	},
	{
		id: "how",
		title: "How we build it",
		text: (
			<ul>
				<li>
					Every page works on old phones, slow lines and browsers without scripts, text browsers included.
				</li>
				<li>A price is the whole price. What is not included is said before you agree, not after.</li>
				<li>You can book without an account. With one, you can download or delete what we keep about you.</li>
				<li>No advertising, no trackers, nothing loaded from other companies.</li>
			</ul>
		),
	},
	{
		id: "partners",
		title: "Sell, let or drive with us",
		text: (
			<>
				<p>
					If you have a hotel, a truck or things to sell, tell us about it. A person reads every request and
					gets back to you by the contact you give.
				</p>
				<p>
					<ButtonLink href="/about?partner" variant="plain">
						Become a partner
					</ButtonLink>
				</p>
			</>
		),
	},
];

export default function About() {
	return (
		<LongText
			title="About Meeha"
			lead="A shop, a place to find hotel rooms and a way to hire a moving truck, on one account."
			parts={parts}
		/>
	);
}
