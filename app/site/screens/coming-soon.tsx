import type { MetaFunction } from "@remix-run/node";
import type { ScreenHandle } from "#app/site/screen-handle.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";

export const handle: ScreenHandle = { kept: true };

export const meta: MetaFunction = () => [
	{ title: "Coming soon – Meeha" },
	{ name: "description", content: "What opens next at Meeha: the shop and hotel rooms." },
];

const services = [
	{
		title: "Shop",
		state: "Not open yet",
		text: "Products with photos, sizes and stock as it is; a cart that waits for you; cash on delivery or bank transfer.",
	},
	{
		title: "Hotel rooms",
		state: "Not open yet",
		text: "Search by place, dates and guests, with the total for the stay in every result and the policy before you book.",
	},
	{
		title: "Moving vehicles",
		state: "Open",
		text: "A truck or a loader at your door on the day and hour you choose.",
		action: { href: "/trucking-home", label: "Book a move" },
	},
];

export default function ComingSoon() {
	return (
		<>
			<PageHeading
				title="Coming soon"
				sub="We open one service at a time, when it works from the first click to the last. We promise no dates."
			/>
			<ul className="grid gap-4 md:grid-cols-3">
				{services.map(({ title, state, text, action }) => (
					<li key={title} className="card flex flex-col items-start p-5">
						<h2 className="text-lg">{title}</h2>
						<p className="text-sm font-semibold text-secondary">{state}</p>
						<p className="mt-2 mb-4">{text}</p>
						{action ? <ButtonLink href={action.href}>{action.label}</ButtonLink> : null}
					</li>
				))}
			</ul>
			<p className="mt-8 max-w-prose">
				Do you have something to sell, a hotel or a truck? <a href="/coming-soon?partner">Become a partner</a>
				, and you are in from the first day. Is something missing here? <a href="/contact">Tell us</a>.
			</p>
		</>
	);
}
