import type { MetaFunction } from "@remix-run/node";
import type { ScreenHandle } from "#app/site/screen-handle.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";

export const handle: ScreenHandle = { kept: true };

export const meta: MetaFunction = () => [
	{ title: "Coming soon – Meeha" },
	{ name: "description", content: "What opens next at Meeha, and what is open already." },
];

const open = [
	{
		title: "Shop",
		text: "Products with photos, sizes and stock as it is; a cart that waits for you; cash on delivery or bank transfer.",
		action: { href: "/collection", label: "Go shopping" },
	},
	{
		title: "Hotel rooms",
		text: "Search by place, dates and guests, with the total for the stay in every result and the policy before you book.",
		action: { href: "/gomeeha", label: "Find a room" },
	},
	{
		title: "Moving vehicles",
		text: "A truck or a loader at your door on the day and hour you choose.",
		action: { href: "/trucking-home", label: "Book a move" },
	},
];

export default function ComingSoon() {
	return (
		<>
			<PageHeading
				title="Coming soon"
				sub="What you were looking for is not open yet. We open a service when it works from the first click to the last, and promise no dates."
			/>
			<h2 className="mb-4 text-xl">Open today</h2>
			<ul className="grid gap-4 md:grid-cols-3">
				{open.map(({ title, text, action }) => (
					<li key={title} className="card flex flex-col items-start p-5">
						<h3 className="text-lg">{title}</h3>
						<p className="mt-2 mb-4 flex-1">{text}</p>
						<ButtonLink href={action.href}>{action.label}</ButtonLink>
					</li>
				))}
			</ul>
			<p className="mt-8 max-w-prose">
				Do you have something to sell, a hotel or a truck? <a href="/coming-soon?partner">Become a partner</a>
				. Is something missing here? <a href="/contact">Tell us</a>.
			</p>
		</>
	);
}
