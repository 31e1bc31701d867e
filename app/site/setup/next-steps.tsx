import { Icon } from "#app/ui/icon.tsx";

type Key = "seller" | "delivery" | "taxes" | "product" | "hotel" | "bankAccount" | "payments";
type NextStepsProps = { done: Record<Key, boolean> };

const STEPS: readonly { key: Key; label: string; note: string; href?: string }[] = [
	{
		key: "seller",
		label: "Save the seller details",
		note: "For invoices and receipts.",
		href: "/dashboard/seller",
	},
	{
		key: "delivery",
		label: "Check the delivery methods",
		note: "How orders reach customers, and what it costs.",
		href: "/dashboard/delivery",
	},
	{
		key: "taxes",
		label: "Set the tax rates",
		note: "For each country and region that you sell to.",
		href: "/dashboard/taxes",
	},
	{
		key: "product",
		label: "Add the first product",
		note: "Or import a product file.",
		href: "/dashboard/products/new",
	},
	{
		key: "hotel",
		label: "Approve the first hotel",
		note: "Hotels sign up and add their rooms. You decide which are listed.",
		href: "/hotels",
	},
	// In the environment of the server, which has no page.
	{
		key: "bankAccount",
		label: "Say where bank transfers go",
		note: "Set BANK_ACCOUNT in the environment of the server, and restart it. Until then, email your account details to each customer who pays by bank transfer.",
	},
	{
		key: "payments",
		label: "Accept online payments",
		note: "Set the keys of Stripe or Mollie in the environment of the server, and restart it.",
	},
];

/** What to do after the first start; absent when all of it is done. */
export function NextSteps({ done }: NextStepsProps) {
	if (Object.values(done).every(Boolean)) return null;
	return (
		<section className="card mx-auto mb-6 max-w-form p-5 md:p-8" aria-labelledby="next-steps">
			<h2 id="next-steps" className="text-lg">
				Next steps
			</h2>
			<ol className="mt-3 grid gap-3">
				{STEPS.map(({ key, label, note, href }) => (
					<li key={key} className="grid grid-cols-[1.5rem_1fr] gap-x-2">
						<Mark isDone={done[key]} />
						<p>
							{href ? (
								<a className="link" href={href}>
									{label}
								</a>
							) : (
								label
							)}{" "}
							<span className="block text-sm text-secondary">{note}</span>
						</p>
					</li>
				))}
			</ol>
		</section>
	);
}

function Mark({ isDone }: { isDone: boolean }) {
	return isDone ? (
		<span className="pt-0.5 text-green">
			<Icon name="check" />
			<span className="sr-only">Done: </span>
		</span>
	) : (
		<span aria-hidden="true" className="pt-0.5 text-secondary">
			○
		</span>
	);
}
