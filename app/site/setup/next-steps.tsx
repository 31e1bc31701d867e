import { t } from "#app/common/language/messages.ts";
import { Icon } from "#app/ui/icon.tsx";

type Key = "seller" | "delivery" | "taxes" | "product" | "hotel" | "bankAccount" | "payments";
type NextStepsProps = { done: Record<Key, boolean> };

const STEPS: readonly { key: Key; label: string; note: string; href?: string }[] = [
	{
		key: "seller",
		get label() {
			return t.setup.steps.seller.label;
		},
		get note() {
			return t.setup.steps.seller.note;
		},
		href: "/dashboard/seller",
	},
	{
		key: "delivery",
		get label() {
			return t.setup.steps.delivery.label;
		},
		get note() {
			return t.setup.steps.delivery.note;
		},
		href: "/dashboard/delivery",
	},
	{
		key: "taxes",
		get label() {
			return t.setup.steps.taxes.label;
		},
		get note() {
			return t.setup.steps.taxes.note;
		},
		href: "/dashboard/taxes",
	},
	{
		key: "product",
		get label() {
			return t.setup.steps.product.label;
		},
		get note() {
			return t.setup.steps.product.note;
		},
		href: "/dashboard/products/new",
	},
	{
		key: "hotel",
		get label() {
			return t.setup.steps.hotel.label;
		},
		get note() {
			return t.setup.steps.hotel.note;
		},
		href: "/hotels",
	},
	// In the environment of the server, which has no page.
	{
		key: "bankAccount",
		get label() {
			return t.setup.steps.bank.label;
		},
		get note() {
			return t.setup.steps.bank.note;
		},
	},
	{
		key: "payments",
		get label() {
			return t.setup.steps.online.label;
		},
		get note() {
			return t.setup.steps.online.note;
		},
	},
];

/** What to do after the first start; absent when all of it is done. */
export function NextSteps({ done }: NextStepsProps) {
	if (Object.values(done).every(Boolean)) return null;
	return (
		<section className="card mx-auto mb-6 max-w-form p-5 md:p-8" aria-labelledby="next-steps">
			<h2 id="next-steps" className="text-lg">
				{t.setup.steps.title}
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
							{done[key] ? null : <span className="block text-sm text-secondary">{note}</span>}
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
			<span className="sr-only">{t.setup.steps.done} </span>
		</span>
	) : (
		<span aria-hidden="true" className="pt-0.5 text-secondary">
			○
		</span>
	);
}
