import type { MetaFunction } from "@remix-run/node";
import type { ScreenHandle } from "#app/common/screen-handle.ts";
import { LongText } from "#app/site/information/long-text.tsx";
import { ButtonLink } from "#app/ui/button.tsx";

export const handle: ScreenHandle = { cached: true };

export const meta: MetaFunction = () => [
	{ title: "About us – Meeha" },
	{
		name: "description",
		content:
			"Meeha is a marketplace with a shop, hotel rooms and moving vehicles, with one account for all three.",
	},
];

const parts = [
	{
		id: "what",
		title: "What we do",
		text: (
			<>
				<p>
					Meeha brings three services together: a shop, hotel rooms and moving vehicles. You use one account
					for all of them, and find your orders and bookings in one place.
				</p>
				<p>
					We are a marketplace. Hotels provide the rooms and carriers drive the moves. We connect you with
					them, keep a record of what was agreed, and help when something goes wrong.
				</p>
			</>
		),
	},
	{
		id: "open",
		title: "Our services",
		text: (
			<>
				<p>
					<strong>Shop:</strong> buy with or without an account, pay on delivery or by bank transfer, and
					track your order by its number.
				</p>
				<p>
					<strong>Rent:</strong> book a truck or a loader, track your booking by its number, and cancel it
					online.
				</p>
				<p>
					<strong>Travel:</strong> book a room and see the cancellation policy before you book. Change or
					cancel your stay by its number.
				</p>
			</>
		),
	},
	{
		id: "how",
		title: "Our principles",
		text: (
			<ul>
				<li>Every page works on old phones, slow connections and browsers without JavaScript.</li>
				<li>Prices are complete. You see every charge before you agree to it.</li>
				<li>You can book without an account. With an account, you can download or delete your data.</li>
				<li>No advertising and no trackers.</li>
			</ul>
		),
	},
	{
		id: "partners",
		title: "Become a partner",
		text: (
			<>
				<p>Do you have a hotel, vehicles or products to sell? Tell us about it and we’ll get back to you.</p>
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
			lead="Shop, book hotel rooms and hire moving vehicles with one account."
			parts={parts}
		/>
	);
}
