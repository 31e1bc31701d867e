import quickAddUrl from "./quick-add.js?url";
import "./quick-add.css";

/** For pages whose cards have buttons: adds to the cart without leaving the page. */
export const QuickAddScript = () => <script type="module" src={quickAddUrl} />;
