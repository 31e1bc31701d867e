import type { ReactNode } from "react";

type InboxPanesProps = {
	list: ReactNode;
	/** On small screens a conversation is shown without the list. */
	isOpen?: boolean;
	children: ReactNode;
};

/** The list of an inbox, which scrolls by itself on wide screens, and a conversation beside it. */
export const InboxPanes = ({ list, isOpen, children }: InboxPanesProps) => (
	<div className="lg:grid lg:grid-cols-[20rem_minmax(0,1fr)] lg:items-start lg:gap-6 min-[80rem]:grid-cols-[24rem_minmax(0,1fr)]">
		<div
			className={`lg:sticky lg:top-14 lg:-ms-1 lg:-mt-4 lg:max-h-[calc(100dvh-3.5rem)] lg:overflow-y-auto lg:px-1 lg:pt-4 lg:[&_[data-as-of]_time>span]:hidden ${isOpen ? "max-lg:hidden" : ""}`}
		>
			{list}
		</div>
		<div className="min-w-0">{children}</div>
	</div>
);
