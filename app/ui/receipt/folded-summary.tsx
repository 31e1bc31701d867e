import type { ReactNode } from "react";
import { t } from "#app/common/language/messages.ts";
import { Icon } from "#app/ui/icon.tsx";
import "./folded-summary.css";

type FoldedSummaryProps = {
	/** Of what, such as "order summary". */
	what: string;
	total: ReactNode;
	/** Whether it starts open on phones, too. */
	isOpen?: boolean;
	children: ReactNode;
};

/**
 * Details of a price: on phones and tablets folded under the total, on wide screens without the fold. The fold itself is
 * empty, and its state shows or hides what follows it, so that nothing is in the page twice.
 */
export function FoldedSummary({ what, total, isOpen, children }: FoldedSummaryProps) {
	return (
		<>
			<details className="fold" open={isOpen}>
				<summary className="flex min-h-11 items-center gap-2 py-2">
					<span>
						<span className="link">{t.prices.show({ what })}</span> · {total}
					</span>
					<Icon name="right" />
				</summary>
			</details>
			<div>{children}</div>
		</>
	);
}
