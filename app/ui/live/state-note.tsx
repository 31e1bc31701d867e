import type { ComponentProps } from "react";
import "./state-note.css";

/** What a screen says of its connection: empty, or over the end of the window, where it moves nothing. */
export function StateNote(props: Omit<ComponentProps<"p">, "className" | "role">) {
	return <p role="status" className="state-note" {...props} />;
}
