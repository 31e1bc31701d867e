import { marketName } from "#app/common/market/market-name.ts";
import { pageTitle } from "#app/common/market/page-meta.ts";
import type { ScreenHandle } from "#app/common/screens/screen-handle.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { PageHeading } from "#app/ui/page-heading.tsx";

export const handle: ScreenHandle = { cached: true };

export const meta = () => [
	{ title: pageTitle("Coming soon") },
	{ name: "description", content: `What’s next at ${marketName()}, and what is available today.` },
];

const open = [
	{
		title: "Shop",
		text: "Products with photos, sizes and live stock. Order with or without an account.",
		action: { href: "/collection", label: "Shop now" },
	},
	{
		title: "Hotel rooms",
		text: "Search by destination, dates and guests. Every result shows the total price of your stay.",
		action: { href: "/gomeeha", label: "Find a hotel" },
	},
	{
		title: "Moving vehicles",
		text: "A truck or a loader at your door on the date and time you choose.",
		action: { href: "/trucking-home", label: "Book a move" },
	},
];

export default function ComingSoon() {
	return (
		<>
			<PageHeading title="Coming soon" sub="This service isn’t available yet. See what you can use today." />
			<h2 className="mb-4 text-xl">Available today</h2>
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
				Do you have a hotel, vehicles or products to sell? <a href="/coming-soon?partner">Become a partner</a>
				. Are you missing something? <a href="/contact">Contact us</a>.
			</p>
		</>
	);
}
