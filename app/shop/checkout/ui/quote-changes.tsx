import { Icon } from "#app/ui/icon.tsx";

type QuoteChangesProps = {
	changes: readonly string[];
	nothingLeft: boolean;
};

export function QuoteChanges({ changes, nothingLeft }: QuoteChangesProps) {
	if (changes.length === 0) return null;
	return (
		<div
			role="alert"
			tabIndex={-1}
			// biome-ignore lint/a11y/noAutofocus: what changed is where a person must start
			autoFocus
			data-tone="yellow"
			className="notice mb-6"
		>
			<Icon name="alert" />
			<div>
				<h2 className="text-base">Review these changes before you order</h2>
				<ul className="mt-1 list-disc space-y-1 pl-5">
					{changes.map((change) => (
						<li key={change}>{change}</li>
					))}
				</ul>
				{nothingLeft ? null : (
					<p className="mt-2">
						You have not ordered yet. To continue, <a href="#checkout-summary">review the new total</a> and
						place the order, or change your cart.
					</p>
				)}
			</div>
		</div>
	);
}
