/** The mark: a request that goes out, breaks, and comes back as information. */
export function BrandMark(props: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={props.className} fill="none" strokeWidth="2.4">
      <path d="M3 8h8" className="stroke-current" strokeLinecap="round" />
      <path d="M15.5 4.5l5 7M20.5 4.5l-5 7" className="stroke-permission" strokeLinecap="round" />
      <path
        d="M21 17H5m0 0l4-4m-4 4l4 4"
        className="stroke-accent"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
